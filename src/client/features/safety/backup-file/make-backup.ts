import { BACKUP_APP, BACKUP_LIMITS } from '../../../../shared/entities/backup-file.ts'
import type { Section } from '../../../../shared/entities/section.ts'
import { readDocuments, registeredOf } from '../../../core/archive/on-demand.ts'
import { saveDocuments } from '../../../core/archive/saved-documents.ts'
import { registry } from '../../../core/contribute/registry.ts'
import { base64Of } from '../../../core/text/base64.ts'
import { findReferences, readFace } from '../../data/faces/lazy.ts'
import { VERSION } from '../../shell/about/lazy.ts'

/** A backup as a file, and how many of the user's own pictures and videos it has no room for. */
interface MadeBackup {
  readonly file: Blob
  readonly omitted: number
}

/**
 * Makes a backup of everything that is in this browser: all documents with their drawings, and the user's own pictures.
 * Music files are not in it, nor is the login. Rejects if storage cannot be read.
 */
export async function makeBackup(): Promise<MadeBackup> {
  const { at, documents } = saveDocuments(registry().documents)
  const all = { ...(await readDocuments()), ...documents }
  const references = await fitting(findReferences(all))
  const head = JSON.stringify({ app: BACKUP_APP, version: VERSION, time: at, sections: bySection(all) })
  const pictures: string[] = []
  for (const reference of references.kept) {
    const picture = await readFace(reference)
    if (picture === undefined) continue
    const { type, bytes } = picture
    pictures.push(pictures.length > 0 ? ',' : '', JSON.stringify(reference), ':')
    pictures.push(JSON.stringify({ type, data: base64Of(bytes) }))
  }
  // in parts: one text of all pictures could be longer than a text may be
  const file = new Blob([head.slice(0, -1), ',"pictures":{', ...pictures, '}}'], { type: 'application/json' })
  return { file, omitted: references.omitted }
}

/** Documents by the sections that they belong to; one of a list of many to that of its list. */
function bySection(documents: Readonly<Record<string, unknown>>): Readonly<Record<string, Record<string, unknown>>> {
  const sections: Record<string, Record<string, unknown>> = {}
  for (const [id, document] of Object.entries(documents)) {
    const section = sectionOf(id)
    sections[section] = { ...sections[section], [id]: document }
  }
  return sections
}

const sectionOf = (id: string): Section => registeredOf(id)?.section ?? 'more'

/** The pictures that there are and that fit into a backup, the smallest first. */
async function fitting(references: readonly string[]) {
  const sizes: { readonly reference: string; readonly size: number }[] = []
  for (const reference of references) {
    const picture = await readFace(reference)
    if (picture !== undefined) sizes.push({ reference, size: picture.bytes.length })
  }
  let room: number = BACKUP_LIMITS.pictures
  const kept: string[] = []
  for (const { reference, size } of sizes.toSorted((one, other) => one.size - other.size)) {
    room -= size
    if (room >= 0) kept.push(reference)
  }
  return { kept, omitted: sizes.length - kept.length }
}
