import { current, currentGroup, home, iconSettings } from '../home/index.ts'
import { neighbour } from './model.ts'

/** Turns to the group before (-1) or after (1), around the ends only if the user wants that; whether it did. */
export function turnPage(delta: 1 | -1): boolean {
  const { groups } = home.get()
  const from = currentGroup()
  const to = neighbour(from, delta, groups.length, iconSettings.get().loopSwiper)
  const group = groups[to]
  if (group === undefined || to === from) return false
  current.setState({ id: group.id, direction: delta }, true)
  return true
}

/** Holds on to the group on screen, wherever it is moved: until one has been chosen, it is whichever is the first. */
export function pinCurrentGroup(): void {
  const group = home.get().groups[currentGroup()]
  if (group !== undefined) current.setState({ id: group.id })
}
