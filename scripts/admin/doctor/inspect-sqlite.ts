import { reasonOf } from '../../../src/server/core/start.ts'
/** Reads a SQLite database wholly and prints what it has found: its argument is a path. */

import { NodeSqlite } from '../../../src/server/adapters/database/sqlite.ts'
import { systemClock } from '../../../src/server/core/clock.ts'

/** What has been found. */
export interface Inspection {
  /** `ok`, or what is wrong. */
  readonly check: string
  /** `wal`, as the server has it, or another one. */
  readonly journal: string
  readonly version: string
}

function inspect(path: string): Inspection {
  try {
    const sqlite = new NodeSqlite(path, systemClock, true)
    const [check, journal] = ['quick_check(1)', 'journal_mode'].map((name) => String(sqlite.pragma(name)))
    sqlite.close()
    return { check: check ?? '', journal: journal ?? '', version: process.versions.sqlite ?? '' }
  } catch (error) {
    return { check: reasonOf(error), journal: '', version: '' }
  }
}

const [, , path = ''] = process.argv
console.log(JSON.stringify(inspect(path)))
