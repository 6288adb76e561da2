import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely'
import * as v from 'valibot'

const plainValue = v.union([v.null(), v.number(), v.bigint(), v.string(), v.instance(Uint8Array)])

/** SQLite knows no booleans, dates or undefined; anything else that it does not know is refused. */
function toSql(value: unknown): SQLInputValue {
  if (value === undefined) return null
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value instanceof Date) return value.toISOString()
  return v.parse(plainValue, value)
}

class Statement implements SqliteStatement {
  readonly reader: boolean
  readonly #statement: StatementSync

  constructor(statement: StatementSync) {
    this.#statement = statement
    // SELECT, RETURNING and PRAGMA have columns
    this.reader = statement.columns().length > 0
  }

  all(parameters: readonly unknown[]): unknown[] {
    return this.#statement.all(...parameters.map(toSql))
  }

  run(parameters: readonly unknown[]): { changes: number | bigint; lastInsertRowid: number | bigint } {
    return this.#statement.run(...parameters.map(toSql))
  }

  iterate(parameters: readonly unknown[]): IterableIterator<unknown> {
    return this.#statement.iterate(...parameters.map(toSql))
  }
}

/** Prepared statements kept; the one used longest ago goes first. */
const STATEMENTS_KEPT = 200
/** How long a statement waits for another process that writes, in milliseconds. It blocks the thread meanwhile. */
const BUSY_TIMEOUT_MS = 5000

/** `node:sqlite` in the shape that Kysely asks for. Statements of data are kept prepared. */
export class NodeSqlite implements SqliteDatabase {
  readonly #raw: DatabaseSync
  readonly #kept = new Map<string, Statement>()

  constructor(path: string) {
    this.#raw = new DatabaseSync(path, { enableForeignKeyConstraints: true, timeout: BUSY_TIMEOUT_MS })
  }

  /** Asks for a pragma or sets it; the first value of the first row, if it answers at all. */
  pragma(text: string): unknown {
    const row = this.#raw.prepare(`pragma ${text}`).get()
    return row === undefined ? undefined : Object.values(row)[0]
  }

  prepare(sql: string): SqliteStatement {
    const kept = this.#kept.get(sql)
    if (kept) {
      this.#kept.delete(sql)
      this.#kept.set(sql, kept)
      return kept
    }
    const made = new Statement(this.#raw.prepare(sql))
    if (/^\s*(?:select|insert|update|delete|with)\b/i.test(sql)) {
      this.#kept.set(sql, made)
      const [oldest] = this.#kept.keys()
      if (this.#kept.size > STATEMENTS_KEPT && oldest !== undefined) this.#kept.delete(oldest)
    }
    return made
  }

  close(): void {
    this.#kept.clear()
    if (this.#raw.isOpen) this.#raw.close()
  }
}

/** A transaction takes the write lock at its start, so that what it has read still holds when it writes. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
}

/** Kysely runs migrations on SQLite outside of transactions, though SQLite can roll them back as well as anything. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

export class NodeSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase

  constructor(database: SqliteDatabase) {
    super({ database })
    this.#database = database
  }

  override createAdapter(): DialectAdapter {
    return new TransactionalAdapter()
  }

  override createDriver(): Driver {
    return new ImmediateDriver({ database: this.#database })
  }
}
