import { useStore } from 'zustand'
import type { Group, Home } from '../../../../shared/entities/item.ts'
import { useDocument } from '../../../core/documents/use-document.ts'
import { home, itemName, useCurrentGroupIndex } from '../../data/home/index.ts'
import { findTile, newTileLocation, type TileLocation } from '../../data/home/lazy.ts'

/** A place for new tiles, as the user may choose it. */
interface Target {
  readonly where: TileLocation
  /** Tells targets apart in a list. */
  readonly key: string
  readonly name: string
}

const groupTarget = ({ id, name }: Group): Target => ({
  where: { at: 'group', group: id },
  key: `group ${id}`,
  name,
})

/** The folder that new tiles were asked for, if it still exists. */
function folderTarget(home: Home, where: TileLocation | undefined): readonly Target[] {
  if (where?.at !== 'folder') return []
  const folder = findTile(home, where.folder)?.item
  return folder === undefined ? [] : [{ where, key: `folder ${where.folder}`, name: itemName(folder) }]
}

/** The targets for new tiles, and the chosen one: the one asked for, else the group on screen. */
export function useTargets() {
  const now = useDocument(home, (value) => value)
  const current = now.groups[useCurrentGroupIndex()]
  const asked = useStore(newTileLocation)
  const targets = [...folderTarget(now, asked), ...now.groups.map(groupTarget)]
  const key = asked?.at === 'folder' ? `folder ${asked.folder}` : `group ${asked?.at === 'group' ? asked.group : ''}`
  const chosen = targets.find((one) => one.key === key) ?? (current && groupTarget(current))
  const choose = (wanted: string) => newTileLocation.setState(targets.find((one) => one.key === wanted)?.where, true)
  return { targets, chosen, choose }
}

/** Lets the user add a group, to which new tiles are added then. */
export async function addGroup(): Promise<void> {
  const group = await (await import('../../desk/group-editor/index.ts')).addGroup()
  if (group !== undefined) newTileLocation.setState({ at: 'group', group }, true)
}
