import type { Group, Home, Item } from '../../../../shared/entities/item.ts'
import { registry } from '../../../core/contribute/registry.ts'
import { type AnyDocument, isEncoded } from '../../../core/documents/document.ts'
import { facesOf } from '../../../lib/tile/face-reference.ts'
import { acceptStored, findReferences, readFace } from '../../data/faces/lazy.ts'
import { home } from '../../data/home/index.ts'
import { historyMessages } from '../local-history/lazy.ts'
import { messages } from './messages.ts'
import { type LeftBehind, MOVE_IN_LIMITS, type MoveIn, type OwnBackup, type Unreadable } from './model.ts'

/** What this program can read of a backup of ours: the groups of its desktop and its other documents. */
export async function openBackup(backup: OwnBackup): Promise<MoveIn | Unreadable> {
  const left: LeftBehind[] = []
  const documents: Record<string, unknown> = { ...backup.documents }
  for (const document of registry().documents) {
    if (documents[document.id] === undefined) continue
    const read = await readDocument(document, documents[document.id], left)
    if (read === undefined) delete documents[document.id]
    else documents[document.id] = read
  }
  if (Object.keys(documents).length === 0)
    return left.length === 0 ? { problem: 'nothing', product: 'genkan' } : { problem: 'unknown' }
  const missing = await missingPictures(documents, backup)
  if (missing > 0) left.push({ name: messages('pictures', { count: missing }), group: '', why: 'picture' })
  const { [home.id]: desktop, ...others } = documents
  const { groups, dock } = isEncoded(desktop) ? (desktop.data as Home) : { groups: [], dock: undefined }
  if (countItems([...groups, ...(dock ?? [])]) > MOVE_IN_LIMITS.tiles) return { problem: 'large' }
  await showPictures(backup, facesOf({ groups, dock: dock ?? [] }))
  const opened: OwnBackup = { time: backup.time, documents: others, faces: backup.faces, ...(dock && { dock }) }
  return { product: 'genkan', groups, pictures: [], left, backup: opened }
}

/** Shows pictures of a backup to this page, which stores none of them. */
async function showPictures({ faces }: OwnBackup, references: readonly string[]): Promise<void> {
  for (const { reference, type, bytes } of faces)
    if (references.includes(reference)) await acceptStored(reference, { type, bytes })
}

/** Groups, folders and tiles, all together. */
const countItems = (items: readonly (Group | Item)[]): number =>
  items.reduce((sum, { children = [] }) => sum + 1 + countItems(children), 0)

/** The document with its damaged parts left behind, as this version encodes it; undefined if nothing can be read. */
async function readDocument(document: AnyDocument, stored: unknown, left: LeftBehind[]): Promise<unknown> {
  await document.prepareRepair()
  const decoded = document.decode(stored)
  const group = historyMessages(`section.${document.section}`)
  if (decoded.at !== 'read') {
    left.push({ name: messages('parts', { count: 1 }), group, why: decoded.at === 'newer' ? 'newer' : 'form' })
    return undefined
  }
  const { length: count } = decoded.repaired
  if (count > 0) left.push({ name: messages('parts', { count }), group, why: 'form' })
  return { version: document.version, data: decoded.value }
}

/** How many pictures are referred to that are neither in the backup nor in this browser. */
async function missingPictures(documents: Readonly<Record<string, unknown>>, { faces }: OwnBackup): Promise<number> {
  const brought = new Set(faces.map(({ reference }) => reference))
  const others = findReferences(documents).filter((reference) => !brought.has(reference))
  const found = await Promise.all(others.map((reference) => readFace(reference).catch(() => undefined)))
  return found.filter((picture) => picture === undefined).length
}
