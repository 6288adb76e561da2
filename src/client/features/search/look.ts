import { SEARCH } from '../../../shared/constants.ts'
import type { PropertyValues } from '../../core/properties.ts'
import type { Values } from '../../core/settings.ts'
import { type GlassState, glassStyle, tintOf } from '../../ui/glass/glass-style.ts'
import { searchSettings } from './settings.ts'

type SearchValues = Values<typeof searchSettings.fields>

/** The inset of the hover area around a box that is shown on hover only. */
const NEAR_INSET = '-24px'

/**
 * The custom properties of the search box's settings. A setting at its default is empty: the style sheets have it in
 * both themes, and the next first frame need not carry it.
 * @param wallpaperColor the stored colour of the wallpaper, `#rrggbb` or empty
 */
export function searchProperties(values: SearchValues, look: GlassState, wallpaperColor: string): PropertyValues {
  const initial = searchSettings.initial
  const length = (key: 'searchTop' | 'searchWidth' | 'searchHeight' | 'searchRadius') =>
    values[key] === initial[key] ? '' : `${values[key]}px`
  const glass = new Map(hasOwnGlass(values) ? Object.entries(glassOf(values, look, wallpaperColor)) : [])
  const onHover = values.searchHover === 1
  return {
    '--gk-search-top': length('searchTop'),
    '--gk-search-width': length('searchWidth'),
    '--gk-search-height': length('searchHeight'),
    '--gk-search-radius': length('searchRadius'),
    '--gk-search-fill': glass.get('--gk-fill') ?? '',
    '--gk-search-fill-f': glass.get('--gk-fill-f') ?? '',
    '--gk-search-shadow': values.searchBoxShadow === '' ? '' : `var(--gk-rim), ${values.searchBoxShadow}`,
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
    2 * (isSidebarAutoHide ? EDGE_GAP : sidebarDistance + sidebarWidth + SIDEBAR_PADDING + SIDEBAR_GAP)
  return room(sidebar) === room(initial) ? '' : `${room(sidebar)}px`
}

/** In px: to the edge of the screen, within the sidebar in all, and between the sidebar and the box. */
const EDGE_GAP = 24
const SIDEBAR_PADDING = 16
const SIDEBAR_GAP = 12

const hasOwnGlass = ({ searchOpacity, isSearchGlass, isSearchBgByWallpaper }: SearchValues) =>
  searchOpacity !== searchSettings.initial.searchOpacity || !isSearchGlass || isSearchBgByWallpaper

/** Without glass the default opacity is 45 % (spec section 9). */
function glassOf(
  { searchOpacity, isSearchGlass, isSearchBgByWallpaper }: SearchValues,
  look: GlassState,
  stored: string,
) {
  const untouched = searchSettings.initial.searchOpacity
  const standard = isSearchGlass ? untouched : SEARCH.glassOffOpacityPercent
  return glassStyle(look, {
    level: 1,
    opacity: searchOpacity === untouched ? standard : searchOpacity,
    defaultOpacity: standard,
    glass: isSearchGlass,
    tint: isSearchBgByWallpaper ? tintOf(stored, look) : undefined,
  })
}
