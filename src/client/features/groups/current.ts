import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { Home, Item } from '../../../shared/entities/item.ts'
import { home } from './document.ts'

/** Which group is on screen, and from where the last turn came. Every tab looks at its own. */
interface Current {
  readonly id: string
  /** 1 forwards, -1 backwards: the way the page turns. */
  readonly direction: 1 | -1
}

/** The group on screen; whoever plays its coming and going listens here. */
export const current = createStore<Current>()(() => ({ id: '', direction: 1 }))

/** Where a group stands; 0 when it is gone. */
export const placeOf = (id: string, { groups }: Home): number =>
  Math.max(
    0,
    groups.findIndex((group) => group.id === id),
  )

/** The index of the group on screen; 0 when the one that was is gone. */
export const useCurrentGroup = (): number => {
  const { id } = useStore(current)
  return useStore(home.store, (now) => placeOf(id, now))
}

/** The same, of this moment. */
export const currentGroup = (): number => placeOf(current.getState().id, home.get())

/** The tiles of the group on screen, in their order. */
export const tilesOnScreen = (): readonly Item[] => home.get().groups[currentGroup()]?.children ?? []

/** Shows a group. */
export function showGroup(index: number): void {
  const group = home.get().groups[index]
  if (group === undefined) return
  const direction = index < placeOf(current.getState().id, home.get()) ? -1 : 1
  current.setState({ id: group.id, direction }, true)
}

/** Holds on to the group on screen, wherever it is moved: until one has been chosen, it is whichever is the first. */
export function keepShown(): void {
  const group = home.get().groups[currentGroup()]
  if (group !== undefined) current.setState({ id: group.id })
}
