import { LIMITS } from '../model.ts'

/** What the window shows: the box, whose id is empty, or an opened tool. */
export interface Shown {
  readonly current: string
  /** Tools whose pages are loaded: a tab that was restored is not, before it is chosen. */
  readonly loaded: readonly string[]
}

/** The box alone, with nothing loaded. */
export const BOX: Shown = { current: '', loaded: [] }

/** Shows a tool, or the box for an empty id. */
export const show = ({ loaded }: Shown, id: string): Shown => ({
  current: id,
  loaded: id === '' || loaded.includes(id) ? loaded : [...loaded, id],
})

/** What is shown after a tab was closed: of a closed current one its neighbour if that is loaded, else the box. */
export function hide({ current, loaded }: Shown, id: string, tabs: readonly string[]): Shown {
  const rest = loaded.filter((one) => one !== id)
  if (current !== id) return { current, loaded: rest }
  const at = tabs.indexOf(id)
  const neighbours = [tabs[at + 1], tabs[at - 1]]
  return { current: neighbours.find((one) => one !== undefined && rest.includes(one)) ?? '', loaded: rest }
}

/** Adds the tab of a tool at the end; the first one gives way where there are too many. */
export const addTab = (tabs: readonly string[], id: string): readonly string[] =>
  tabs.includes(id) ? tabs : [...tabs, id].slice(-LIMITS.tabs)

/** Removes the tab of a tool. */
export const removeTab = (tabs: readonly string[], id: string): readonly string[] => tabs.filter((one) => one !== id)
