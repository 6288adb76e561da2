import { current, placeOf } from '../current.ts'
import { home } from '../document.ts'
import { iconSettings } from '../settings.ts'
import { neighbour } from './model.ts'

/** Turns to the group before (-1) or after (1), around the ends only if the user wants that; whether it did. */
export function turnGroup(delta: 1 | -1): boolean {
  const { groups } = home.get()
  const from = placeOf(current.getState().id, home.get())
  const to = neighbour(from, delta, groups.length, iconSettings.get().loopSwiper)
  const group = groups[to]
  if (group === undefined || to === from) return false
  current.setState({ id: group.id, direction: delta }, true)
  return true
}
