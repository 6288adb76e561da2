import { currentGroupIndex, currentGroupState, home, iconSettings } from '../../data/home/index.ts'
import { neighbourIndex } from './model.ts'

/** Shows the previous (-1) or next (1) group, wrapping around if groups loop; returns whether the page changed. */
export function turnPage(direction: 1 | -1): boolean {
  const { groups } = home.get()
  const from = currentGroupIndex()
  const to = neighbourIndex(from, direction, groups.length, iconSettings.get().loopSwiper)
  const group = groups[to]
  if (group === undefined || to === from) return false
  currentGroupState.setState({ id: group.id, direction }, true)
  return true
}

/** Keeps the group on screen when groups are reordered: until one has been chosen, the first one is shown. */
export function pinCurrentGroup(): void {
  const group = home.get().groups[currentGroupIndex()]
  if (group !== undefined) currentGroupState.setState({ id: group.id })
}
