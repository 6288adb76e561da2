import type { Group } from '../../../../../shared/entities/item.ts'
import type { Section } from '../../../../../shared/entities/section.ts'
import { addDocuments, registeredOf } from '../../../../core/archive/on-demand.ts'
import { restoreDocuments } from '../../../../core/archive/saved-documents.ts'
import { history } from '../../../../core/documents/history.ts'
import { isPlainObject } from '../../../../lib/values/json.ts'
import { acceptStored, findReferences, storeFaces } from '../../../data/faces/lazy.ts'
import { home } from '../../../data/home/index.ts'
import { keepVersion } from '../../local-history/lazy.ts'
import type { OwnBackup, OwnFace } from '../model.ts'
import { joinedGroups } from './joined-groups.ts'

interface BackupChoice {
  readonly backup: OwnBackup
  /** Whether groups and dock take the place of those of the desktop; else the groups come before them. */
  readonly replaces: boolean
  /** The sections beside the desktop that take the place of those that are here. */
  readonly sections: readonly Section[]
}

/**
 * Brings back what was chosen of a backup of ours, after keeping a version; one step of undo. Drawings that differ from
 * those that are here come beside them, so that undo has them still.
 * @throws if the version, pictures or drawings cannot be stored: nothing has changed then
 */
export async function applyBackup(
  groups: readonly Group[],
  { backup, replaces, sections }: BackupChoice,
): Promise<void> {
  const isChosen = (id: string) => sections.some((section) => section === registeredOf(id)?.section)
  const chosen = Object.fromEntries(Object.entries(backup.documents).filter(([id]) => isChosen(id)))
  await keepVersion('import')
  await storePictures(backup.faces, findReferences([groups, backup.dock, chosen]))
  const names = await addDocuments(chosen)
  const documents = names.size === 0 ? chosen : renameIn(chosen, names)
  history.transact(() => {
    home.update((now) => joinedGroups(now, groups, replaces, backup.dock))
    restoreDocuments({ at: backup.time, documents: isPlainObject(documents) ? documents : {} })
  }, true)
}

async function storePictures(faces: readonly OwnFace[], wanted: readonly string[]): Promise<void> {
  const accepted: string[] = []
  for (const { reference, type, bytes } of faces)
    if (wanted.includes(reference) && (await acceptStored(reference, { type, bytes }))) accepted.push(reference)
  await storeFaces(accepted)
}

/** A value with other names wherever one of them is a key or a whole text. */
function renameIn(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return names.get(value) ?? value
  if (Array.isArray(value)) return value.map((part) => renameIn(part, names))
  if (!isPlainObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [names.get(key) ?? key, renameIn(part, names)]))
}
