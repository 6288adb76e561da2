import type { LeftBehind, MovedSetting } from '../model.ts'
import { number, type SettingRow, settingsIn, text, toggle, wordIn } from './setting-values.ts'
import { fieldsOf, leftParts, listIn, type SourceContents, textIn } from './source.ts'

type Fields = Readonly<Record<string, unknown>>

/** Titles that nobody has typed. */
const FIRST_TITLES = new Set(['新标签页', 'NaiveTab', 'NewTab'])

const SETTINGS: readonly SettingRow[] = [
  ['general.appearance', 'theme', 'isDarkMode', wordIn({ dark: true, light: false })],
  ['general.appearance', 'theme', 'darkModeBySysten', wordIn({ auto: true, dark: false, light: false })],
  ['general.pageTitle', 'theme', 'pageTitle', (title) => (FIRST_TITLES.has(String(title)) ? undefined : text(title))],
  ['search.enabled', 'search', 'isSearch', toggle],
  ['search.placeholder', 'search', 'searchPlaceholder', text],
  ['general.bgBlur', 'wallpaper', 'wallpaperVague', number],
]

/** What an export of NaiveTab has beside its bookmarks. */
export function naivetabContents(config: Fields): SourceContents {
  const general = fieldsOf(config.general)
  const search = fieldsOf(config.search)
  const address = textIn(search, 'urlValue').replace('{query}', '%s')
  return {
    notes: [
      {
        ...{ name: '', created: undefined, time: undefined, pinned: false },
        content: textIn(fieldsOf(config.memo), 'content'),
      },
    ],
    todos: [],
    settings: [
      ...settingsIn(config, SETTINGS),
      ...primaryColorIn(general),
      ...clockIn(config),
      ...colorBehind(general),
    ],
    engines: address === '' ? [] : [{ name: textIn(search, 'urlName'), address }],
    wallpaper: wallpaperIn(general),
  }
}

/** Of two values, one for light and one for dark looks, the one that is in use. */
function ofLook(general: Fields, key: string): unknown {
  const [light, dark] = listIn(general, key) ?? []
  return general.appearance === 'dark' ? dark : light
}

function primaryColorIn(general: Fields): readonly MovedSetting[] {
  const value = ofLook(general, 'primaryColor')
  return typeof value === 'string' ? [{ document: 'theme', key: 'primaryColor', value }] : []
}

/** Whether there is a clock with digits, and the form of the first one. */
function clockIn(config: Fields): readonly MovedSetting[] {
  const used = ['clockDigital', 'clockFlip', 'clockNeon'].filter((name) => fieldsOf(config[name]).enabled === true)
  const [name] = used
  if (name === undefined) return []
  const clock = fieldsOf(config[name])
  const format = textIn(clock, 'format')
  const values = {
    isTime: true,
    time24: name === 'clockDigital' ? format.includes('H') : clock.is24Hour,
    timeSecond: name === 'clockDigital' ? format.includes('s') : clock.showSeconds,
  }
  return Object.entries(values).flatMap(([key, value]) =>
    typeof value === 'boolean' ? [{ document: 'time' as const, key, value }] : [],
  )
}

const OF_BROWSER = 0
const OF_WEB = 1

/** Without a picture there is a colour. */
function colorBehind(general: Fields): readonly MovedSetting[] {
  const value = ofLook(general, 'backgroundColor')
  if (general.isBackgroundImageEnabled !== false || typeof value !== 'string') return []
  return [
    { document: 'wallpaper', key: 'wallpaperType', value: 0 },
    { document: 'wallpaper', key: 'wallpaperBg', value },
  ]
}

/** The address of the wallpaper: the user's own, or that of a picture which two galleries have by its name. */
function wallpaperIn(general: Fields): string {
  if (general.isBackgroundImageEnabled !== true || general.backgroundImageSource !== OF_WEB) return ''
  const own = general.isBackgroundImageCustomUrlEnabled === true ? ofLook(general, 'backgroundImageCustomUrls') : ''
  if (typeof own === 'string' && own !== '') return own
  const image = fieldsOf(ofLook(general, 'backgroundImageList'))
  const name = textIn(image, 'name')
  if (!/^[\w-]+$/.test(name)) return ''
  if (image.networkSourceType === 1) return `https://cn.bing.com/th?id=OHR.${name}_1920x1080.jpg`
  return image.networkSourceType === 2 ? `https://images.pexels.com/photos/${name}/pexels-photo-${name}.jpeg` : ''
}

/** A wallpaper that is in the browser alone, or that a service or an animation makes. */
export function wallpaperLeftOf(general: Fields): readonly LeftBehind[] {
  if (general.isBackgroundImageEnabled !== true || wallpaperIn(general) !== '') return []
  return leftParts(general.backgroundImageSource === OF_BROWSER ? 'picture' : 'part', ['wallpaper'])
}
