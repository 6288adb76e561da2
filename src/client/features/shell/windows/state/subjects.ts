import type { Subjects } from '../../../../core/contribute/app.ts'
import { findApp, findWidget, registry } from '../../../../core/contribute/registry.ts'
import { home, itemName } from '../../../data/home/index.ts'
import { findTile } from '../../../data/home/lazy.ts'
import { closeTab, type WindowTab } from '../model.ts'
import { changeWindow } from './window-state.ts'

/** The tiles of widgets that have a window each; opened without one, such a window belongs to no tile. */
const tiles: Subjects = {
  nameOf: (id) => {
    if (id === '') return ''
    const item = findTile(home.get(), id)?.item
    return item && itemName(item)
  },
  subscribe: (changed) => home.subscribe(changed),
}

/** The subjects of an app, if they have names of their own. */
export const subjectsOf = (app: string): Subjects | undefined =>
  findWidget(app)?.perTile ? tiles : findApp(app)?.subjects

/** The first tile of a widget that has a window for each; empty for any other app, or without one on the desktop. */
export function firstTileOf(app: string): string {
  if (!findWidget(app)?.perTile) return ''
  const items = home.get().groups.flatMap(({ children }) => children)
  return items.find(({ component }) => component === app)?.id ?? ''
}

const isGone = ({ app, subject }: WindowTab): boolean => {
  const subjects = subjectsOf(app)
  return subjects !== undefined && subjects.nameOf(subject) === undefined
}

const closeGone = () =>
  changeWindow((now) => now.tabs.filter(isGone).reduce((rest, { key }) => closeTab(rest, key), now))

/** Closes the tabs of subjects that are gone, e.g. of deleted folders, now and later. Returns what ends that. */
export function closeGoneSubjects(): () => void {
  closeGone()
  const stops = [tiles, ...registry().apps.flatMap(({ subjects }) => subjects ?? [])].map((subjects) =>
    subjects.subscribe(closeGone),
  )
  return () => {
    for (const stop of stops) stop()
  }
}
