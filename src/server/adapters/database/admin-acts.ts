import { randomBytes } from 'node:crypto'
import { firstCodePoints } from '../../../shared/lib/text/one-line.ts'
import type { NoteAct } from '../../core/ports/admin-acts.ts'
import type { Database } from './open.ts'
import { readTime } from './time.ts'

const DETAIL_LIMIT = 300

/** Opens the log of what administrators do. */
export const openActLog =
  (database: Database): NoteAct =>
  async ({ by, act, subject, detail = '' }) => {
    const id = randomBytes(16).toString('base64url')
    const row = { id, at: await readTime(database), by, act, subject, detail: firstCodePoints(detail, DETAIL_LIMIT) }
    await database.insertInto('admin_act').values(row).execute()
  }
