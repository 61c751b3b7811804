"""Who hosts a table, for the lobby; when a guest was last seen, for retention."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Take the step."""
    op.add_column("tables", sa.Column("host", sa.String(32), nullable=False, server_default=""))
    op.add_column("guests", sa.Column("seen_ms", sa.BigInteger, nullable=False, server_default="0"))
    connection = op.get_bind()
    connection.execute(sa.text("UPDATE guests SET seen_ms = created_ms"))
    for identity, charter in connection.execute(sa.text("SELECT id, charter FROM tables")).all():
        host = json.loads(charter).get("host", "")
        connection.execute(sa.text("UPDATE tables SET host = :host WHERE id = :id"), {"host": host, "id": identity})


def downgrade() -> None:
    """Take it back."""
    op.drop_column("guests", "seen_ms")
    op.drop_column("tables", "host")
