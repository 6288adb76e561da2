import { searchSettings } from './settings.first-frame.ts'

type SearchValues = ReturnType<typeof searchSettings.get>

/** Shows another tab of the box or searches with another engine: a view, which is stored and no step of undo. */
export const switchSearch = (change: (now: SearchValues) => SearchValues): void =>
  searchSettings.update(change, { origin: 'view' })
