import { isPlainObject } from '../../../../lib/values/json.ts'
import { naivetabContents, wallpaperLeftOf } from './naivetab-contents.ts'
import { type Entry, fieldsOf, leftParts, listIn, otherParts, type SiteEntry, type Source, textIn } from './source.ts'

type Fields = Readonly<Record<string, unknown>>

/** The names that the record of keys has had, the newest first. */
const KEYBOARDS = ['keyboardBookmark', 'keyboard', 'bookmark'] as const

/** `source` of a keyboard whose bookmarks the browser keeps. */
const OF_BROWSER = 1

/** The bookmarks that every new keyboard has. */
const FIRST_BOOKMARKS = new Set(['www.baidu.com', 'www.google.com', 'www.bing.com'])

/** Our widgets that mean the same, in the order in which they stand before the bookmarks. */
const WIDGETS = [
  ['memo', 'notes'],
  ['weather', 'weather'],
  ['calendar', 'calendar'],
  ['news', 'hot-search'],
  ['clockAnalog', 'clock'],
] as const

/** Keys as they lie on a keyboard, and the codes of those that are no letters and digits. */
const KEYS = "`1234567890-=qwertyuiop[]\\asdfghjkl;'zxcvbnm,./"
const CODES: ReadonlyMap<string, string> = new Map([
  ['Backquote', '`'],
  ['Minus', '-'],
  ['Equal', '='],
  ['BracketLeft', '['],
  ['BracketRight', ']'],
  ['Backslash', '\\'],
  ['Semicolon', ';'],
  ['Quote', "'"],
  ['Comma', ','],
  ['Period', '.'],
  ['Slash', '/'],
])

const READ = [
  'general',
  ...KEYBOARDS,
  ...WIDGETS.map(([name]) => name),
  'search',
  'clockDigital',
  'clockFlip',
  'clockNeon',
]
const PARTS = { keyboardCommand: 'shortcuts', commandShortcut: 'shortcuts' } as const

/**
 * Reads an export of NaiveTab, `{ general: { version }, keyboardBookmark: { keymap: { KeyQ: { url, name } } }, memo, … }`;
 * before 0.9 all of it is in `setting` (github.com/GXFG/newtab-naivetab, `src/logic/config`). Undefined if it is none.
 */
export function readNaivetab(data: unknown): Source | undefined {
  const root = fieldsOf(data)
  const config = isPlainObject(root.setting) ? fieldsOf(root.setting) : root
  const name = KEYBOARDS.find((one) => isPlainObject(config[one]))
  if (textIn(fieldsOf(config.general), 'version') === '' || name === undefined) return undefined
  const keyboard = fieldsOf(config[name])
  return {
    product: 'naivetab',
    pages: [{ name: '', icon: '', entries: [...widgetsIn(config), ...bookmarksIn(keyboard)] }],
    left: [
      ...wallpaperLeftOf(fieldsOf(config.general)),
      ...leftParts('widget', [
        isUsed(config, 'countdown') && 'countdown',
        isUsed(config, 'yearProgress') && 'yearProgress',
      ]),
      ...leftParts('picture', [hasFoldersOfBrowser(config, keyboard) && 'bookmarkFolders']),
      ...leftParts('part', [isUsed(config, 'weather') && 'weather']),
      ...otherParts(config, [...READ, 'countdown', 'yearProgress', 'bookmarkFolder'], PARTS, 'otherSettings'),
    ],
    contents: naivetabContents(config),
  }
}

const isUsed = (config: Fields, widget: string): boolean => fieldsOf(config[widget]).enabled === true

const hasFoldersOfBrowser = (config: Fields, keyboard: Fields): boolean =>
  (keyboard.source === OF_BROWSER && keyboard.enabled === true) ||
  (isUsed(config, 'bookmarkFolder') &&
    (listIn(fieldsOf(config.bookmarkFolder), 'selectedFolderTitles') ?? []).length > 0)

const widgetsIn = (config: Fields): readonly Entry[] =>
  WIDGETS.filter(([name]) => isUsed(config, name)).map(([, component]) => ({
    ...{ at: 'widget', name: '', size: '' },
    component,
  }))

function bookmarksIn(keyboard: Fields): readonly SiteEntry[] {
  const marks = Object.entries(fieldsOf(keyboard.keymap)).map(([key, value]) => ({ key, ...markOf(fieldsOf(value)) }))
  const isUntouched = keyboard.source === OF_BROWSER && marks.every(({ url }) => FIRST_BOOKMARKS.has(url))
  if (isUntouched) return []
  const opens = { true: 'tab', false: 'self' }[String(keyboard.isNewTabOpen === true)]
  return marks
    .toSorted((a, b) => placeOf(a.key) - placeOf(b.key))
    .map(({ url, name }) => ({
      ...{ at: 'site', name, address: url === '' || url.includes('//') ? url : `https://${url}` },
      ...{ picture: '', letters: '', color: '', size: '' },
      opens,
    }))
}

const markOf = (mark: Fields) => ({ url: textIn(mark, 'url'), name: textIn(mark, 'name') })

/** The place of a key on a keyboard; others stand behind all of these. */
function placeOf(key: string): number {
  const sign = CODES.get(key) ?? key.replace(/^(Key|Digit)/, '').toLowerCase()
  const place = sign.length === 1 ? KEYS.indexOf(sign) : -1
  return place < 0 ? KEYS.length : place
}
