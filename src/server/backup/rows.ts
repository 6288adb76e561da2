import { createReadStream } from 'node:fs'
import { type Kysely, sql, type Transaction } from 'kysely'
import * as v from 'valibot'
import { isPostgres } from '../adapters/database/is-postgres.ts'
import type { TableSchema } from './schema.ts'

/** Tables by name, whatever they are. */
type AnyTables = Record<string, Row>
type Row = Readonly<Record<string, unknown>>

/** Rows that are read or written at once: so many, and about so many bytes. */
const BATCH = { rows: 100, bytes: 4 * 1024 * 1024 } as const
/** Rows that are read before their size is known. */
const FIRST_ROWS = 4

/** Every row of a table, a few in memory at a time. */
export async function* readRows<Tables>(transaction: Transaction<Tables>, table: string): AsyncIterable<Row> {
  if (!isPostgres(transaction)) {
    yield* anyTables(transaction).selectFrom(table).selectAll().stream()
    return
  }
  await sql`declare backup no scroll cursor for select * from ${sql.table(table)}`.execute(transaction)
  let count = FIRST_ROWS
  while (true) {
    const { rows } = await sql<Row>`fetch ${sql.lit(count)} from backup`.execute(transaction)
    if (rows.length === 0) break
    const bytes = rows.reduce((sum, row) => sum + sizeOf(row), 0)
    count = Math.min(BATCH.rows, Math.max(1, Math.floor((BATCH.bytes * rows.length) / bytes)))
    yield* rows
  }
  await sql`close backup`.execute(transaction)
}

/** Adds the rows of a file to a table. @returns how many. @throws ValiError if one of them is none of this table */
export async function loadRows<Tables>(
  transaction: Transaction<Tables>,
  { name, columns }: TableSchema,
  file: string,
): Promise<number> {
  const value = v.union([v.null(), v.number(), v.string(), bytes])
  const line = v.pipe(v.string(), v.parseJson(), v.strictObject(Object.fromEntries(columns.map((one) => [one, value]))))
  let count = 0
  let batch: Row[] = []
  let size = 0
  const flush = async () => {
    if (batch.length > 0) await anyTables(transaction).insertInto(name).values(batch).execute()
    count += batch.length
    batch = []
    size = 0
  }
  for await (const text of linesOf(file)) {
    batch.push(v.parse(line, text))
    size += text.length
    if (batch.length === BATCH.rows || size >= BATCH.bytes) await flush()
  }
  await flush()
  return count
}

/** The lines of a file as they are wanted; `readline` would read a thousand ahead, however long they are. */
async function* linesOf(file: string): AsyncIterable<string> {
  let parts: string[] = []
  for await (const chunk of createReadStream(file, 'utf8')) {
    const [first = '', ...others] = String(chunk).split('\n')
    parts.push(first)
    for (const next of others) {
      yield parts.join('')
      parts = [next]
    }
  }
  if (parts.some((part) => part !== '')) yield parts.join('')
}

const anyTables = <Tables>(database: Kysely<Tables>) => database.withTables<AnyTables>() as unknown as Kysely<AnyTables>

/** About how many bytes a row has; at least one. */
const sizeOf = (row: Row): number =>
  Object.values(row).reduce<number>(
    (sum, value) => sum + (value instanceof Uint8Array || typeof value === 'string' ? value.length : 8),
    1,
  )

/** Bytes of a row, as JSON has them. */
const bytes = v.pipe(
  v.strictObject({ base64: v.pipe(v.string(), v.base64()) }),
  v.transform(({ base64 }) => Buffer.from(base64, 'base64')),
)

/** A row as a line of NDJSON, also for readers that end one at the line separators of Unicode, as `readline`. */
export function encodeRow(row: Row): string {
  const entries = Object.entries(row).map(([column, value]) => [
    column,
    value instanceof Uint8Array ? { base64: Buffer.from(value).toString('base64') } : value,
  ])
  const line = JSON.stringify(Object.fromEntries(entries))
  return `${line.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}\n`
}
