import { SEARCH } from '../../../shared/constants.ts'
import type { PropertyValues } from '../../core/properties.ts'
import type { Values } from '../../core/settings.ts'
import { type GlassState, glassStyle, tintOf } from '../../ui/glass/glass-style.ts'
import { searchSettings } from './settings.ts'

type SearchValues = Values<typeof searchSettings.fields>

/** How far from the box the pointer brings it back when it is shown on hover only, in px. */
const NEAR = '-24px'

/**
 * What the settings of the search box mean for the style sheets. A setting at its default is empty: the sheets have it,
 * in either theme, and the next first frame needs no memory of it.
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
    '--gk-search-near': onHover ? NEAR : '',
    '--gk-search-rest': onHover ? '0' : '',
  }
}

const hasOwnGlass = ({ searchOpacity, isSearchGlass, isSearchBgByWallpaper }: SearchValues) =>
  searchOpacity !== searchSettings.initial.searchOpacity || !isSearchGlass || isSearchBgByWallpaper

/** Without glass the opacity that nobody has touched is 45 % (spec section 9). */
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
