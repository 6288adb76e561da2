import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { Item } from '../../../shared/entities/item.ts'
import { home } from './document.ts'

/** Which group is on screen, and from where the last turn came. Every tab looks at its own. */
interface Current {
  readonly id: string
  /** 1 forwards, -1 backwards: the way the page turns. */
  readonly direction: 1 | -1
}

/** The group on screen; whoever plays its coming and going listens here. */
export const current = createStore<Current>()(() => ({ id: '', direction: 1 }))

/** The index of the group on screen, of this moment; 0 when the one that was is gone. */
export const currentGroup = (): number => indexOfGroup(current.getState().id)

/** The index of the group that is on screen where this one should be: the first, where there is none of that id. */
export const indexOfGroup = (id: string): number =>
  Math.max(
    0,
    home.get().groups.findIndex((group) => group.id === id),
  )

/** The same, drawn again with every change. */
export const useCurrentGroup = (): number => {
  useStore(current)
  return useStore(home.store, currentGroup)
}

/** The tiles of the group on screen, in their order. */
export const tilesOnScreen = (): readonly Item[] => home.get().groups[currentGroup()]?.children ?? []

/** Shows a group. */
export function showGroup(index: number): void {
  const group = home.get().groups[index]
  if (group === undefined) return
  const direction = index < currentGroup() ? -1 : 1
  current.setState({ id: group.id, direction })
}
