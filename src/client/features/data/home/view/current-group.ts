import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { Item } from '../../../../../shared/entities/item.ts'
import { home } from '../document.first-frame.ts'

/** The group on screen and the direction of the last page turn; each tab has its own. */
interface CurrentGroup {
  readonly id: string
  /** 1 forwards, -1 backwards. */
  readonly direction: 1 | -1
}

/** The group on screen; page transitions subscribe to it. */
export const currentGroupState = createStore<CurrentGroup>()(() => ({ id: '', direction: 1 }))

/** The index of the group on screen; 0 if that group no longer exists. */
export const currentGroupIndex = (): number => indexOfGroup(currentGroupState.getState().id)

/** The index of a group by id; 0 if there is none. */
export const indexOfGroup = (id: string): number =>
  Math.max(
    0,
    home.get().groups.findIndex((group) => group.id === id),
  )

/** `currentGroupIndex` as a hook. */
export const useCurrentGroupIndex = (): number => {
  useStore(currentGroupState)
  return useStore(home.store, currentGroupIndex)
}

/** The tiles of the group on screen, in order. */
export const tilesOnScreen = (): readonly Item[] => home.get().groups[currentGroupIndex()]?.children ?? []

/** Shows a group. */
export function showGroup(index: number): void {
  const group = home.get().groups[index]
  if (group === undefined) return
  const direction = index < currentGroupIndex() ? -1 : 1
  currentGroupState.setState({ id: group.id, direction })
}
