import { isPlainObject } from '../../../../lib/values/json.ts'
import type { LeftBehind, MovedSetting } from '../model.ts'
import { inverse, type SettingRow, settingsIn, toggle } from './setting-values.ts'
import {
  type Entry,
  fieldsOf,
  givenOnce,
  listIn,
  numberIn,
  orderedBy,
  otherParts,
  type Source,
  type SourceContents,
  textIn,
} from './source.ts'

type Fields = Readonly<Record<string, unknown>>

/** A widget of Tabliss, and its own data. */
interface Plugin {
  readonly key: string
  readonly data: Fields
}

/** The names of Tabliss' widgets, by their keys. */
const NAMES: Readonly<Record<string, string>> = {
  'widget/css': 'Custom CSS',
  'widget/github': 'GitHub Calendar',
  'widget/ipInfo': 'IP Info',
  'widget/joke': 'Jokes',
  'widget/js': 'Custom JS',
  'widget/literatureClock': 'Literature Clock',
  'widget/message': 'Message',
  'widget/nba': 'NBA Scores',
  'widget/notes': 'Notes',
  'widget/quote': 'Quotes',
  'widget/todo': 'Todos',
  'widget/weather': 'Weather',
  'widget/workHours': 'Work Hours',
}

/** Our widgets that mean the same. */
const WIDGETS: Readonly<Record<string, string>> = {
  'widget/notes': 'notes',
  'widget/quote': 'yi-yan',
  'widget/todo': 'schedule',
  'widget/weather': 'weather',
  'widget/workHours': 'work-time',
}

/** Widgets that are parts of our page and no tiles. */
const OF_PAGE = new Set(['widget/links', 'widget/time', 'widget/search', 'widget/greeting'])

const CLOCK: readonly SettingRow[] = [
  ['hour12', 'time', 'time24', inverse],
  ['showSeconds', 'time', 'timeSecond', toggle],
]

/**
 * Reads an export of Tabliss, `{ background, 'widget/ID': widget, 'data/ID': data, version: 3 }`, or of its version 2,
 * `{ backgrounds, widgets, data }` (github.com/joelshepherd/tabliss, `src/db`); undefined if it is none.
 */
export function readTabliss(data: unknown): Source | undefined {
  const root = asVersion3(fieldsOf(data))
  if (root === undefined) return undefined
  const plugins = pluginsOf(root)
  const { settings, left } = backgroundOf(root)
  return {
    product: 'tabliss',
    pages: pagesOf(plugins),
    left: [...left, ...otherParts(root, Object.keys(root).filter(isRead), PARTS)],
    contents: { ...contentsOf(plugins), settings: [...clockOf(plugins), ...settings] },
  }
}

const PARTS = { locale: 'otherSettings', timeZone: 'otherSettings', focus: 'otherSettings' } as const
const isRead = (key: string): boolean => key === 'version' || key === 'background' || /^(widget|data)\//.test(key)

/** The file as version 3 writes it; undefined if it is none of Tabliss. */
function asVersion3(root: Fields): Fields | undefined {
  if (root.version === 3)
    return isPlainObject(root.background) || Object.keys(root).some((key) => key.startsWith('widget/'))
      ? root
      : undefined
  const widgets = listIn(root, 'widgets')
  const backgrounds = listIn(root, 'backgrounds')
  if (widgets === undefined || backgrounds === undefined) return undefined
  const { locale, timeZone } = root
  return {
    ...(locale !== undefined && { locale }),
    ...(timeZone !== undefined && { timeZone }),
    background: backgrounds.find((one) => fieldsOf(one).active === true),
    ...Object.fromEntries(widgets.map((one, order) => [`widget/${order}`, { ...fieldsOf(one), order }])),
    ...Object.fromEntries(Object.entries(fieldsOf(root.data)).map(([id, data]) => [`data/${id}`, data])),
  }
}

/** The widgets in their order; removed ones are null. Data that two of them name are those of the first. */
function pluginsOf(root: Fields): readonly Plugin[] {
  const widgets = Object.entries(root).filter(([key, value]) => key.startsWith('widget/') && isPlainObject(value))
  const data = new Map(Object.entries(root).map(([key, value]) => [key, [fieldsOf(value)]]))
  const dataOf = givenOnce(data)
  return orderedBy(
    widgets.map(([, value]) => fieldsOf(value)),
    'order',
  ).map((widget) => ({
    key: textIn(widget, 'key'),
    data: dataOf(`data/${textIn(widget, 'id')}`)[0] ?? {},
  }))
}

/** A page for each list of links; the other widgets stand on the first one. */
function pagesOf(plugins: readonly Plugin[]): Source['pages'] {
  const widgets = plugins.filter(({ key }) => !OF_PAGE.has(key)).map(widgetOf)
  const lists = plugins.filter(({ key }) => key === 'widget/links').map(({ data }) => linksOf(data))
  const [first = [], ...others] = lists
  return [[...widgets, ...first], ...others].map((entries) => ({ name: '', icon: '', entries }))
}

const widgetOf = ({ key }: Plugin): Entry => ({
  at: 'widget',
  name: (Object.hasOwn(NAMES, key) ? NAMES[key] : undefined) ?? '',
  component: Object.hasOwn(WIDGETS, key) ? WIDGETS[key] : undefined,
  size: '',
})

const linksOf = (data: Fields): readonly Entry[] =>
  (listIn(data, 'links') ?? []).map(fieldsOf).map((link) => ({
    at: 'site',
    name: textIn(link, 'name'),
    address: textIn(link, 'url'),
    // other icons are names of a set, or stand for the site's own
    picture: /^(https:|data:)/.test(textIn(link, 'icon')) ? textIn(link, 'icon') : '',
    letters: '',
    color: '',
    size: '',
    opens: data.linkOpenStyle === true ? 'tab' : 'self',
  }))

function contentsOf(plugins: readonly Plugin[]): Omit<SourceContents, 'settings'> {
  const dataOf = (key: string) => plugins.filter((plugin) => plugin.key === key).map(({ data }) => data)
  return {
    notes: dataOf('widget/notes')
      .flatMap((data) => listIn(data, 'notes') ?? [])
      .map((note) => ({
        ...{ name: '', created: undefined, time: undefined, pinned: false },
        content: textIn(fieldsOf(note), 'contents'),
      })),
    todos: dataOf('widget/todo').map((data) => ({
      name: '',
      todos: (listIn(data, 'items') ?? [])
        .map(fieldsOf)
        .map((todo) => ({ text: textIn(todo, 'contents'), day: '', finish: todo.completed === true })),
    })),
    engines: dataOf('widget/search').flatMap((data) => {
      const name = textIn(data, 'searchEngine')
      return name === '' ? [] : [{ name, address: '' }]
    }),
    wallpaper: '',
  }
}

/** Whether there is a clock, and the form of the first one. */
function clockOf(plugins: readonly Plugin[]): readonly MovedSetting[] {
  const clock = plugins.find(({ key }) => key === 'widget/time')
  if (clock === undefined) return []
  return [{ document: 'time', key: 'isTime', value: true }, ...settingsIn(clock.data, CLOCK)]
}

/** A colour or gradient is a wallpaper of ours; pictures are not in the file, and come from services. */
function backgroundOf(root: Fields): {
  readonly settings: readonly MovedSetting[]
  readonly left: readonly LeftBehind[]
} {
  const background = fieldsOf(root.background)
  const data = fieldsOf(root[`data/${textIn(background, 'id')}`])
  const paint = paintOf(textIn(background, 'key'), data)
  if (paint !== '')
    return {
      settings: [
        { document: 'wallpaper', key: 'wallpaperType', value: 0 },
        { document: 'wallpaper', key: 'wallpaperBg', value: paint },
      ],
      left: [],
    }
  return {
    settings: [],
    left: textIn(background, 'key') === '' ? [] : [{ name: '', group: '', why: 'part', part: 'wallpaper' }],
  }
}

function paintOf(key: string, data: Fields): string {
  if (key === 'background/colour') return textIn(data, 'colour')
  if (key !== 'background/gradient') return ''
  const colors = `${textIn(data, 'from')}, ${textIn(data, 'to')}`
  return data.type === 'radial-gradient'
    ? `radial-gradient(${colors})`
    : `linear-gradient(${numberIn(data, 'angle')}deg, ${colors})`
}
