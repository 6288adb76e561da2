import { widgetOfMtab } from './components.ts'
import { number, percent, type SettingRow, settingsIn, text, toggle } from './setting-values.ts'
import {
  type Entry,
  fieldsOf,
  givenOnce,
  isPictureElsewhere,
  leftParts,
  listIn,
  orderedBy,
  otherParts,
  type Source,
  type SourceContents,
  textIn,
} from './source.ts'

type Fields = Readonly<Record<string, unknown>>

/** Settings of mtab's `config` that mean the same here; black lies over its wallpaper with this opacity. */
const SETTINGS: readonly SettingRow[] = [
  ['theme.iconWidth', 'icon', 'iconSize', number],
  ['theme.iconRadius', 'icon', 'iconRadius', number],
  ['theme.colsGap', 'icon', 'iconGapX', number],
  ['theme.nameColor', 'icon', 'iconNameColor', text],
  ['theme.timeColor', 'time', 'timeColor', text],
  ['openType.autofocus', 'search', 'isSearchRefreshFocus', toggle],
  ['theme.blur', 'wallpaper', 'wallpaperVague', number],
  ['theme.opacity', 'wallpaper', 'wallpaperMask', percent],
]

/** The page where icons without one stand. */
const HOME = ''

/**
 * Reads an export of mtab, `{ link, tabbar }`, of an admin with `config`, too. Pages (`pageGroup`), folders
 * (`iconGroup`) and icons are one list; an icon names its page in `pageGroup`, its folder in `pid`
 * (github.com/tsxcw/mtab, `public/dist`). Undefined if it is none.
 */
export function readMtab(data: unknown): Source | undefined {
  const root = fieldsOf(data)
  const links = listIn(root, 'link')
  const dock = listIn(root, 'tabbar')
  if (links === undefined || dock === undefined) return undefined
  const nodes = orderedBy(links.map(fieldsOf), 'sort')
  const linked = new Set(nodes.map(({ id }) => id))
  const all = [...nodes, ...dock.map(fieldsOf).filter(({ id }) => id === undefined || !linked.has(id))]
  const config = fieldsOf(root.config)
  const background = textIn(fieldsOf(config.theme), 'backgroundImage')
  return {
    product: 'mtab',
    pages: pagesOf(all, fieldsOf(config.openType).linkOpen),
    left: [
      ...leftParts('picture', [
        all.some((node) => isSite(node) && isPictureElsewhere(textIn(node, 'src'))) && 'pictures',
        isPictureElsewhere(background) && 'wallpaper',
      ]),
      ...otherParts(root, ['link', 'tabbar'], { config: 'otherSettings' }),
    ],
    contents: contentsOf(config, background),
  }
}

const contentsOf = (config: Fields, background: string): SourceContents => ({
  ...{ notes: [], todos: [], engines: [] },
  settings: settingsIn(config, SETTINGS),
  wallpaper: isPictureElsewhere(background) ? '' : background,
})

const isPage = (node: Fields): boolean => node.type === 'pageGroup'
const isFolder = (node: Fields): boolean => node.component === 'iconGroup'
const isSite = (node: Fields): boolean => node.type === 'icon' && !textIn(node, 'url').startsWith('/')

/** The pages in their order, the one without a name first; what names a page or folder that is gone stands there. */
function pagesOf(all: readonly Fields[], linkOpen: unknown): Source['pages'] {
  const pages = all.filter(isPage)
  const ids = new Set(pages.map(({ id }) => id))
  const folders = new Set(all.filter(isFolder).map(({ id }) => id))
  const isInside = (node: Fields) => !isFolder(node) && folders.has(node.pid)
  const nodes = all.filter((node) => !isPage(node))
  const entriesIn = givenOnce(Map.groupBy(nodes.filter(isInside), ({ pid }) => pid))
  const placed = Map.groupBy(
    nodes.filter((node) => !isInside(node)),
    ({ pageGroup }) => (ids.has(pageGroup) ? pageGroup : HOME),
  )
  const entriesOn = givenOnce(placed)
  const entryOf = (node: Fields): Entry => {
    if (!isFolder(node)) return cardOrSite(node, linkOpen)
    const entries = entriesIn(node.id).map((one) => cardOrSite(one, linkOpen))
    return { at: 'folder', name: textIn(node, 'name'), size: '', entries }
  }
  return [{ id: HOME, name: '', src: '' }, ...pages].map((page: Fields) => ({
    name: textIn(page, 'name'),
    icon: iconOf(textIn(page, 'src')),
    entries: entriesOn(page.id).map(entryOf),
  }))
}

/** Icons of pages that have another name here. */
const PAGE_ICONS = new Map([
  ['game', 'gamepad'],
  ['movie', 'film'],
  ['read', 'book'],
  ['study', 'book'],
  ['photo', 'image'],
  ['safe', 'shield'],
  ['liwu', 'gift'],
])

function iconOf(src: string): string {
  const name = /^\/static\/pageGroup\/([\w-]+)\.svg$/.exec(src)?.[1] ?? ''
  return PAGE_ICONS.get(name) ?? name
}

function cardOrSite(node: Fields, linkOpen: unknown): Entry {
  const name = textIn(node, 'name')
  const address = textIn(node, 'url')
  const size = textIn(node, 'size')
  if (node.type === 'component') return { at: 'widget', name, component: widgetOfMtab(textIn(node, 'name_en')), size }
  if (address === '/noteApp') return { at: 'widget', name, component: widgetOfMtab('note'), size: '' }
  if (address === '') return { at: 'other', name }
  const picture = textIn(node, 'src')
  return {
    at: 'site',
    name,
    // other paths are pages of mtab itself
    address: address.startsWith('/') ? `mtab:${address}` : address,
    picture: isPictureElsewhere(picture) ? '' : picture,
    letters: '',
    color: textIn(node, 'bgColor'),
    size,
    opens: node.app === 1 ? 'popup' : linkOpen === true ? 'tab' : linkOpen === false ? 'self' : undefined,
  }
}
