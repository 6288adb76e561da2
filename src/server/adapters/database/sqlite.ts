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
  type TransactionSettings,
} from 'kysely'
import * as v from 'valibot'
import { type Clock, systemClock } from '../../core/clock.ts'
import { foldFunction } from './folded.ts'

const plainValue = v.union([v.null(), v.number(), v.bigint(), v.string(), v.instance(Uint8Array)])

/** Converts booleans, dates and undefined, which SQLite lacks. @throws ValiError on any other unsupported type. */
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
    // SELECT, RETURNING and PRAGMA have columns.
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

/** Size of the cache of prepared statements; the least recently used one is evicted. */
const MAX_CACHED_STATEMENTS = 200
/** Time for which a statement waits for another process's write lock. It blocks the thread meanwhile. */
const BUSY_TIMEOUT_MS = 5000

/** Adapts `node:sqlite` to Kysely's interface. Prepared data statements are cached. */
export class NodeSqlite implements SqliteDatabase {
  readonly #raw: DatabaseSync
  readonly #statements = new Map<string, Statement>()

  /** @param clock what the SQL function `now_ms` reads @param readOnly whether nothing is written, nor a file made */
  constructor(path: string, clock: Clock = systemClock, readOnly = false) {
    this.#raw = new DatabaseSync(path, { enableForeignKeyConstraints: true, timeout: BUSY_TIMEOUT_MS, readOnly })
    this.#raw.function('now_ms', () => clock.now())
    this.#raw.function(foldFunction.name, { deterministic: true }, foldFunction.call)
  }

  /** Reads or sets a pragma. @returns the first value of the first row; undefined when there is no row. */
  pragma(text: string): unknown {
    const row = this.#raw.prepare(`pragma ${text}`).get()
    return row === undefined ? undefined : Object.values(row)[0]
  }

  prepare(sql: string): SqliteStatement {
    const cached = this.#statements.get(sql)
    if (cached) {
      this.#statements.delete(sql)
      this.#statements.set(sql, cached)
      return cached
    }
    const statement = new Statement(this.#raw.prepare(sql))
    if (/^\s*(?:select|insert|update|delete|with)\b/i.test(sql)) {
      this.#statements.set(sql, statement)
      const [oldest] = this.#statements.keys()
      if (this.#statements.size > MAX_CACHED_STATEMENTS && oldest !== undefined) this.#statements.delete(oldest)
    }
    return statement
  }

  close(): void {
    this.#statements.clear()
    if (this.#raw.isOpen) this.#raw.close()
  }
}

/**
 * Takes the write lock at the start of a transaction, so that rows read in it cannot change before it writes; one that
 * only reads sees the database as it was at its first question, and lets others write.
 */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(
    connection: DatabaseConnection,
    { accessMode }: TransactionSettings = {},
  ): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(accessMode === 'read only' ? 'begin' : 'begin immediate'))
  }

  /** SQLite itself rolls back when the disk is full; the error of a second rollback would hide that reason. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection)
    } catch (error) {
      if (!(error instanceof Error && /no transaction is active/.test(error.message))) throw error
    }
  }
}

/** Lets Kysely run migrations in a transaction: SQLite can roll back DDL, although Kysely's adapter denies it. */
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
