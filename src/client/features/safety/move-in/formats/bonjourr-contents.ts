import type { LeftBehind, MovedSetting } from '../model.ts'
import { inverse, number, type SettingRow, settingsIn, text, toggle, wordIn } from './setting-values.ts'
import { fieldsOf, leftParts, listIn, otherParts, type SourceContents, textIn } from './source.ts'

type Fields = Readonly<Record<string, unknown>>

/** Brightness 0.7 of the wallpaper is a mask of 30 percent. */
const darkness: SettingRow[3] = (value) =>
  typeof value === 'number' && value >= 0 && value <= 1 ? Math.round((1 - value) * 100) : undefined
/** Settings that mean the same here; those of older versions have other places. */
const SETTINGS: readonly SettingRow[] = [
  // `auto` follows the sun, which nothing here does
  ['dark', 'theme', 'isDarkMode', wordIn({ enable: true, disable: false })],
  ['dark', 'theme', 'darkModeBySysten', wordIn({ system: true, enable: false, disable: false })],
  ['tabtitle', 'theme', 'pageTitle', text],
  ['time', 'time', 'isTime', toggle],
  ['clock.ampm', 'time', 'time24', inverse],
  ['clock.seconds', 'time', 'timeSecond', toggle],
  ['searchbar', 'search', 'isSearch', toggle],
  ['searchbar.on', 'search', 'isSearch', toggle],
  ['searchbar.placeholder', 'search', 'searchPlaceholder', text],
  ['linktitles', 'icon', 'iconName', toggle],
  ['background_blur', 'wallpaper', 'wallpaperVague', number],
  ['background_bright', 'wallpaper', 'wallpaperMask', darkness],
  ['backgrounds.blur', 'wallpaper', 'wallpaperVague', number],
  ['backgrounds.bright', 'wallpaper', 'wallpaperMask', darkness],
]

/** Engines of Bonjourr by their names there: ours, or their addresses. */
const ENGINES: Readonly<Record<string, { readonly name: string; readonly address: string }>> = {
  ddg: { name: 'duckduckgo', address: '' },
  startpage: { name: 'Startpage', address: 'https://www.startpage.com/do/search?query=%s' },
  qwant: { name: 'Qwant', address: 'https://www.qwant.com/?q=%s' },
  yahoo: { name: 'Yahoo', address: 'https://search.yahoo.com/search?p=%s' },
  brave: { name: 'Brave', address: 'https://search.brave.com/search?q=%s' },
  ecosia: { name: 'Ecosia', address: 'https://www.ecosia.org/search?q=%s' },
  lilo: { name: 'Lilo', address: 'https://search.lilo.org/?q=%s' },
}

/** What a file of Bonjourr has beside its links. */
export function bonjourrContents(root: Fields): SourceContents {
  const { paint, urls } = backgroundIn(root)
  return {
    notes: [
      {
        ...{ name: '', created: undefined, time: undefined, pinned: false },
        content: textIn(fieldsOf(root.notes), 'text'),
      },
    ],
    todos: [],
    settings: [...settingsIn(root, SETTINGS), ...paint],
    engines: engineIn(root),
    wallpaper: urls.split('\n').find((url) => url.trim().startsWith('http')) ?? '',
  }
}

function engineIn(root: Fields): SourceContents['engines'] {
  const bar = fieldsOf(root.searchbar)
  const name = textIn(bar, 'engine') || textIn(root, 'searchbar_engine').replace(/^s_/, '')
  if (name === '' || name === 'default') return []
  if (name !== 'custom') return [Object.hasOwn(ENGINES, name) ? (ENGINES[name] ?? []) : { name, address: '' }].flat()
  const address = textIn(bar, 'request')
  return address === '' ? [] : [{ name: URL.parse(address.replace('%s', ''))?.hostname ?? address, address }]
}

const COLOR: readonly SettingRow[] = [['backgrounds.color', 'wallpaper', 'wallpaperBg', text]]

function backgroundIn(root: Fields): { readonly paint: readonly MovedSetting[]; readonly urls: string } {
  const backgrounds = fieldsOf(root.backgrounds)
  const color = backgrounds.type === 'color' ? settingsIn(root, COLOR) : []
  return {
    paint: color.length === 0 ? [] : [{ document: 'wallpaper', key: 'wallpaperType', value: 0 }, ...color],
    urls: backgrounds.type === 'urls' ? textIn(backgrounds, 'urls') : '',
  }
}

/** Read here or in the links; what is left of it is named by itself. */
const READ = [
  ...['about', 'links', 'linkgroups', 'linktabs', 'linknewtab', 'linktitles', 'dark', 'tabtitle', 'time', 'clock'],
  ...['searchbar', 'searchbar_engine', 'notes', 'css', 'quotes', 'worldclocks', 'weather', 'backgrounds'],
  ...['background_blur', 'background_bright', 'background_type', 'dynamic', 'unsplash'],
]

/** The parts of a file of Bonjourr that stay behind, apart from its links. */
export function otherPartsOfBonjourr(root: Fields): readonly LeftBehind[] {
  const isRead = (key: string) => READ.includes(key) || /^(links.{6}|alias:.*)$/s.test(key)
  const type = textIn(fieldsOf(root.backgrounds), 'type') || textIn(root, 'background_type')
  const isOfBrowser = type === 'files' || type === 'local' || type === 'custom'
  const isOfService =
    ['images', 'videos', 'unsplash', 'dynamic'].includes(type) ||
    (type === '' && (root.dynamic ?? root.unsplash) !== undefined)
  return [
    ...leftParts('picture', [isOfBrowser && 'wallpaper']),
    ...leftParts('part', [
      isOfService && 'wallpaper',
      textIn(root, 'css') !== '' && 'css',
      (textIn(fieldsOf(root.quotes), 'userlist') !== '' || listIn(fieldsOf(root.quotes), 'userlist') !== undefined) &&
        'quotes',
      (listIn(root, 'worldclocks') ?? []).length > 0 && 'worldClocks',
      textIn(fieldsOf(root.weather), 'city') !== '' && 'weather',
    ]),
    ...otherParts(root, Object.keys(root).filter(isRead), {}, 'otherSettings'),
  ]
}
