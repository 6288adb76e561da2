/**
 * Our widgets that mean the same as a component of iTab, by the names in its exports. Its `daysMatter` counts from a date
 * of the user's own, its `movieCalendar` has one film a day: we have neither.
 */
const ITAB: Readonly<Record<string, string>> = {
  weather: 'weather',
  topsearch: 'hot-search',
  calendar: 'calendar',
  notes: 'notes',
  todo: 'schedule',
  wallpaper: 'wallpaper',
  bookmarks: 'book-marks',
  countdown: 'work-time',
  clock: 'clock',
  stock: 'stocks',
  todayShici: 'gu-shi',
  yiyan: 'yi-yan',
  xiayigejiaqi: 'holiday-distance',
}

/** The same of WeTab, by the `widgetName`. */
const WETAB: Readonly<Record<string, string>> = {
  weather: 'weather',
  hotsearch: 'hot-search',
  calendar: 'calendar',
  note: 'notes',
  todo: 'schedule',
  wallpaper: 'wallpaper',
  clock: 'clock',
}

/** The same of mtab, by the name of a card's program, and of its icon for notes. */
const MTAB: Readonly<Record<string, string>> = {
  weather: 'weather',
  topSearch: 'hot-search',
  muyu: 'wooden-fish',
  note: 'notes',
}

const idIn = (table: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined

/** The id of our widget for a component of iTab; older exports begin its name with `app-`. */
export const widgetOfItab = (component: string): string | undefined => idIn(ITAB, component.replace(/^app-/, ''))

/** The id of our widget for a widget of WeTab, however its name is joined. */
export const widgetOfWetab = (name: string): string | undefined =>
  idIn(WETAB, name.toLowerCase().replace(/[^a-z]/g, ''))

/** The id of our widget for a card of mtab. */
export const widgetOfMtab = (name: string): string | undefined => idIn(MTAB, name)
