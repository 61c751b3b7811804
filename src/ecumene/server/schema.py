"""The database: guests, tables, and the log of every table."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_N_label)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# A guest is identified by a secret; only its hash is stored.
GUESTS: Final = Table(
    "guests",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("name", String(80), nullable=False),
    Column("created_ms", BigInteger, nullable=False),
    Column("seen_ms", BigInteger, nullable=False, server_default="0"),
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("host", String(32), nullable=False, server_default=""),
    Column("charter", Text, nullable=False),  # what was agreed when the table was created; never changes
    Column("secret", LargeBinary(32), nullable=False),
    Column("invite", String(64), nullable=False),
    Column("created_ms", BigInteger, nullable=False),
    # Derived from the log, stored for the lobby.
    Column("version", Integer, nullable=False),
    Column("status", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("summary", Text, nullable=False),
    Column("awaited", Integer, nullable=False),  # a bit for every seat that is asked
    Column("updated_ms", BigInteger, nullable=False),
    Index("ix_tables_lobby", "public", "status", "updated_ms"),
    Index("ix_tables_host_status", "host", "status"),
)

# The unique key of table and version acts as a lock: of two concurrent writers only one succeeds.
ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("at_ms", BigInteger, nullable=False),
    Column("command", String(120), nullable=True),  # sender and command id, so that no command is carried out twice
    Column("fact", Text, key="change", nullable=False),  # existing databases use this name
    UniqueConstraint("table_id", "command"),
)

SITTERS: Final = Table(
    "sitters",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest", String(32), nullable=False, index=True),
)
