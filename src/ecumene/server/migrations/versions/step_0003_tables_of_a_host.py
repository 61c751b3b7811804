"""An index to count how many tables somebody hosts."""

from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Take the step."""
    op.create_index("ix_tables_host_status", "tables", ["host", "status"])


def downgrade() -> None:
    """Take it back."""
    op.drop_index("ix_tables_host_status", "tables")
