import type { Page } from '@playwright/test'
import { storedDocument } from '../../../e2e/lib/page.ts'
import type { Account } from '../sync/register.ts'

/** What changes: documents as a device or the cloud has them. */
export interface Contents {
  readonly home: string
  readonly notes: string
  readonly schedule: string
  /** The elements of the board that are not deleted. */
  readonly strokes: number
}

/** The id of the board that is drawn on. */
export const BOARD = 'white-board.b'

/** What a device has stored. */
export async function contentsOf(page: Page): Promise<Contents> {
  const ids = ['home', 'notes', 'schedule', BOARD]
  const [home, notes, schedule, board] = await Promise.all(ids.map((id) => storedDocument(page, id)))
  return {
    ...{ home: JSON.stringify(home), notes: JSON.stringify(notes), schedule: JSON.stringify(schedule) },
    strokes: strokesIn(board),
  }
}

/** What the cloud has. */
export async function contentsInCloud({ origin, token }: Account): Promise<Contents> {
  const ask = (path: string) => fetch(`${origin}/users/${path}`, { headers: { authorization: token } })
  const key = encodeURIComponent(JSON.stringify(['nav_info', 'notes', 'schedule', 'more']))
  const { data } = await (await ask(`nav_info?key=${key}`)).json()
  const part: unknown = JSON.parse(data.more ?? '{}')[BOARD]
  const file: unknown = Reflect.get(Object(part), 'file')
  return {
    ...{ home: data.nav_info ?? '', notes: decoded(data.notes ?? ''), schedule: data.schedule ?? '' },
    strokes: typeof file === 'string' ? strokesIn(await (await ask(`file?hash=${file}`)).json()) : 0,
  }
}

/** The texts of notes in the cloud are base64. */
const decoded = (notes: string): string =>
  notes.replaceAll(/"content":"([^"]*)"/g, (_, text) => JSON.stringify(Buffer.from(text, 'base64').toString()))

function strokesIn(board: unknown): number {
  const elements: unknown = Reflect.get(Object(Reflect.get(Object(board), 'data')), 'elements')
  return Object.values(Object(elements)).filter((one) => Reflect.get(Object(one), 'isDeleted') !== true).length
}
