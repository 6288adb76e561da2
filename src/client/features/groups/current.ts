import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { home } from './document.ts'
import { neighbour } from './model.ts'
import { iconSettings } from './settings.ts'

/** Which group is on screen, and from where the last turn came. Every tab looks at its own. */
interface Current {
  readonly id: string
  /** 1 forwards, -1 backwards: the way the page turns. */
  readonly direction: 1 | -1
}

/** The group on screen; whoever plays its coming and going listens here. */
export const current = createStore<Current>()(() => ({ id: '', direction: 1 }))

const indexOf = (id: string) =>
  Math.max(
    0,
    home.get().groups.findIndex((group) => group.id === id),
  )

/** The index of the group on screen; 0 when the one that was is gone. */
export const useCurrentGroup = (): number => {
  const { id } = useStore(current)
  return useStore(home.store, ({ groups }) =>
    Math.max(
      0,
      groups.findIndex((group) => group.id === id),
    ),
  )
}

/** Shows a group. */
export function showGroup(index: number): void {
  const group = home.get().groups[index]
  if (group === undefined) return
  const direction = index < indexOf(current.getState().id) ? -1 : 1
  current.setState({ id: group.id, direction }, true)
}

/** Turns to the group before (-1) or after (1), around the ends only if the user wants that. */
export function turnGroup(delta: 1 | -1): void {
  const from = indexOf(current.getState().id)
  const to = neighbour(from, delta, home.get().groups.length, iconSettings.get().loopSwiper)
  const group = home.get().groups[to]
  if (group !== undefined && to !== from) current.setState({ id: group.id, direction: delta }, true)
}
