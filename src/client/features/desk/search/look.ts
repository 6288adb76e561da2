import type { PropertyValues } from '../../../core/contribute/properties.ts'
import type { Values } from '../../../core/documents/fields/settings.ts'
import { type GlassState, glassLook, tintOf } from '../../../ui/glass/glass-style.ts'
import { CAPSULE_PADDING_PX, SIDE_GAP_PX } from '../sidebar/index.ts'
import { searchSettings } from './settings.first-frame.ts'

type SearchValues = Values<typeof searchSettings.fields>

/** The inset of the hover area around a box that is shown on hover only. */
const NEAR_INSET = '-24px'

/** Text on a box that fades, with its halo: `--gk-wp-1` and `--gk-wp-halo` of themes.css. */
export const FADED_TEXT = {
  ink: ['#0a2322', '0 0 3px rgb(255 255 255 / 0.7), 0 1px 12px rgb(255 255 255 / 0.5)'],
  paper: ['#fff', '0 0 2px rgb(var(--gk-shadow-rgb) / 0.45), 0 1px 12px rgb(var(--gk-shadow-rgb) / 0.45)'],
} as const

/**
 * The custom properties of the search box's settings. A setting at its default is empty: the style sheets have it in
 * both themes, and the next first frame need not carry it.
 * @param wallpaperColor the stored colour of the wallpaper, `#rrggbb` or empty
 */
export function searchProperties(values: SearchValues, look: GlassState, wallpaperColor: string): PropertyValues {
  const initial = searchSettings.initial
  const length = (key: 'searchTop' | 'searchWidth' | 'searchHeight' | 'searchRadius') =>
    values[key] === initial[key] ? '' : `${values[key]}px`
  const { style, text } = glassOf(values, look, wallpaperColor)
  const glass = new Map(hasOwnGlass(values) ? Object.entries(style) : [])
  const glassValue = (name: string) => String(glass.get(name) ?? '')
  const [ink, halo] = text === undefined ? ['', ''] : FADED_TEXT[text]
  const shadow = values.searchBoxShadow === '' ? glassValue('--gk-e1') : `var(--gk-rim), ${values.searchBoxShadow}`
  const onHover = values.searchHover === 1
  return {
    '--gk-search-top': length('searchTop'),
    '--gk-search-width': length('searchWidth'),
    '--gk-search-height': length('searchHeight'),
    '--gk-search-radius': length('searchRadius'),
    '--gk-search-fill': glassValue('--gk-fill'),
    '--gk-search-fill-f': glassValue('--gk-fill-f'),
    '--gk-search-live': glassValue('--gk-fill-live'),
    '--gk-search-under': glassValue('--gk-under'),
    '--gk-search-share': glassValue('--gk-share'),
    '--gk-search-ink': ink,
    '--gk-search-halo': halo,
    '--gk-search-shadow': shadow.replace('var(--gk-share)', glassValue('--gk-share')),
    '--gk-search-near': onHover ? NEAR_INSET : '',
    '--gk-search-rest': onHover ? '0' : '',
  }
}

/** The settings of the sidebar that say how much of the screen it takes. */
interface SidebarPlace {
  readonly isSidebarAutoHide: boolean
  readonly sidebarWidth: number
  readonly sidebarDistance: number
}

/**
 * The width of the screen that the box leaves free: on both sides the sidebar and a gap, for the box is centred. At the
 * default it is empty, as above.
 */
export function roomOf(sidebar: SidebarPlace, initial: SidebarPlace): string {
  const room = ({ isSidebarAutoHide, sidebarWidth, sidebarDistance }: SidebarPlace) =>
    isSidebarAutoHide
      ? `${2 * EDGE_GAP}px`
      : `calc(${2 * (sidebarDistance + SIDE_GAP_PX)}px + ${2 * (sidebarWidth + CAPSULE_PADDING_PX)}px * var(--gk-chrome))`
  return room(sidebar) === room(initial) ? '' : room(sidebar)
}

/** To the edge of the screen, in px. */
const EDGE_GAP = 24

const hasOwnGlass = ({ searchOpacity, isSearchGlass, isSearchBgByWallpaper }: SearchValues) =>
  searchOpacity !== searchSettings.initial.searchOpacity || !isSearchGlass || isSearchBgByWallpaper

const glassOf = (
  { searchOpacity, isSearchGlass, isSearchBgByWallpaper }: SearchValues,
  look: GlassState,
  stored: string,
) =>
  glassLook(look, {
    level: 1,
    place: 'search',
    opacity: searchOpacity,
    defaultOpacity: searchSettings.initial.searchOpacity,
    glass: isSearchGlass,
    tint: isSearchBgByWallpaper ? tintOf(stored, look) : undefined,
  })
