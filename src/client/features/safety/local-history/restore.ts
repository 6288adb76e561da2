import type { Group } from '../../../../shared/entities/item.ts'
import { SECTIONS, type Section } from '../../../../shared/entities/section.ts'
import { restoreDocuments, type SavedDocuments } from '../../../core/archive/saved-documents.ts'
import { registry } from '../../../core/contribute/registry.ts'
import { history } from '../../../core/documents/history.ts'
import { createId } from '../../../core/tabs/channel.ts'
import { home } from '../../data/home/index.ts'
import { putBackGroup } from './model.ts'
import { keepVersion, readLastReset } from './versions.ts'

/** The sections of these documents, in the specification's order. */
export const sectionsOf = (ids: readonly string[]): readonly Section[] =>
  SECTIONS.filter((section) => registry().documents.some((one) => one.section === section && ids.includes(one.id)))

/**
 * Brings back these sections of a version, and groups of its desktop, after keeping what is here now; one step of undo.
 * @throws if what is here cannot be kept, or nothing of the sections can be read: nothing has changed then
 */
export async function restoreSections(
  version: SavedDocuments,
  sections: readonly Section[],
  groups: readonly Group[] = [],
): Promise<void> {
  const ids = registry()
    .documents.filter(({ section }) => sections.includes(section))
    .map(({ id }) => id)
  const documents = Object.fromEntries(Object.entries(version.documents).filter(([id]) => ids.includes(id)))
  const isReadable = registry().documents.some(
    (one) => documents[one.id] !== undefined && one.decode(documents[one.id]).at === 'read',
  )
  if (sections.length > 0 && !isReadable) throw new Error('nothing of the version can be read')
  await keepVersion('restore')
  history.transact(() => {
    restoreDocuments({ ...version, documents })
    home.update((now) => groups.reduce((desktop, group) => putBackGroup(desktop, group, createId), now))
  }, true)
}

/**
 * Replaces everything on this device by saved documents as somebody logs out, after keeping a version; one step of undo.
 * @throws if what is here cannot be kept: nothing has changed then
 */
export async function replaceEverything(saved: SavedDocuments): Promise<void> {
  await keepVersion('logout', SECTIONS)
  history.transact(() => restoreDocuments(saved), true)
}

/** Brings back what the last reset, or logout, has taken, as `restoreSections` does. Resolves false if there is none. */
export async function undoReset(): Promise<boolean> {
  const version = await readLastReset()
  if (version?.taken === undefined) return false
  await restoreSections(version, version.taken)
  return true
}
