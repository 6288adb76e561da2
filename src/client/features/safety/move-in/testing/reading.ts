import { expect } from 'vitest'
import type { MoveIn, OfferedWidget, Unreadable } from '../model.ts'
import { readMoveIn } from '../read/read-file.ts'
import { faultOf } from './files.ts'

/** Reads bytes, a text, or what becomes JSON, for pages that offer these widgets. */
export function createReader(widgets: readonly OfferedWidget[] = []) {
  const bytesOf = (content: unknown) =>
    content instanceof Uint8Array
      ? content
      : new TextEncoder().encode(typeof content === 'string' ? content : JSON.stringify(content))
  const readAny = (content: unknown): MoveIn | Unreadable => readMoveIn(bytesOf(content), widgets)
  /** Reads what must be readable, and keeps what is promised of every result. */
  function read(content: unknown): MoveIn {
    const result = readAny(content)
    if ('problem' in result) throw new Error(result.problem)
    expect(faultOf(result)).toBeUndefined()
    return result
  }
  return { readAny, read }
}

/** Widgets with these ids and sizes. */
export const offered = (ids: readonly string[], sizes: readonly string[] = ['1x1', '2x2']): readonly OfferedWidget[] =>
  ids.map((id) => ({ id, sizes, size: '2x2' }))

/** The values of settings, by `document.key`. */
export const settingsOf = ({ contents }: MoveIn): Readonly<Record<string, unknown>> =>
  Object.fromEntries((contents?.settings ?? []).map(({ document, key, value }) => [`${document}.${key}`, value]))

/** Each group as its name and the names of its tiles, a folder as a list that begins with its own. */
export const outline = ({ groups }: MoveIn) =>
  groups.map(({ name, children }) => [
    name,
    ...children.map((tile) => (tile.children ? [tile.name, ...tile.children.map((child) => child.name)] : tile.name)),
  ])
