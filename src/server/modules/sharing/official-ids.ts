import type { ShareKind } from '../../../shared/api/sharing.ts'

/** The ids of the themes and groups that come with the program. */
export type OfficialIds = Readonly<Record<ShareKind, ReadonlySet<string>>>

const OFFICIAL_ID = /^[a-z][a-z\d-]{0,39}$/

/** The ids in a catalogue: a list of entries, or an object with such lists. None where it cannot be read. */
export function parseOfficialIds(json: string | undefined): ReadonlySet<string> {
  try {
    const catalogue: unknown = JSON.parse(json ?? '[]')
    const lists = Array.isArray(catalogue) ? [catalogue] : Object.values(catalogue ?? {}).filter(Array.isArray)
    return new Set(lists.flat().flatMap(idOf))
  } catch {
    return new Set()
  }
}

function idOf(entry: unknown): readonly string[] {
  const id = typeof entry === 'object' && entry !== null && 'id' in entry ? entry.id : undefined
  return typeof id === 'string' && OFFICIAL_ID.test(id) ? [id] : []
}
