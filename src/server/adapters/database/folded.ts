import { type Kysely, type RawBuilder, sql } from 'kysely'
import { foldText } from '../../../shared/lib/text/fold.ts'
import { isPostgres } from './is-postgres.ts'
import type { Tables } from './tables.ts'

/** A function of SQL that the embedded database needs to fold texts. */
export const foldFunction = {
  name: 'fold_text',
  call: (text: unknown): string => foldText(String(text ?? '')),
} as const

/** Whether a column has a text in it, both folded as `foldText` does. @param column such as `user.nickname` */
export function containsFolded(database: Kysely<Tables>, column: string, text: string): RawBuilder<boolean> {
  const [of, part] = [sql.ref(column), foldText(text)]
  if (part.includes('\0')) return sql<boolean>`1 = 0` // no text in a database has it, and PostgreSQL takes none
  return isPostgres(database)
    ? sql<boolean>`strpos(lower(normalize(${of}, nfkc)), ${part}) > 0`
    : sql<boolean>`instr(${sql.raw(foldFunction.name)}(${of}), ${part}) > 0`
}
