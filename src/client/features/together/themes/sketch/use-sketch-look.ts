import { type CSSProperties, useMemo } from 'react'
import type { ThemeLook } from '../../../../../shared/entities/theme.ts'
import { parseColor } from '../../../../../shared/lib/color/color.ts'
import { luminance } from '../../../../../shared/lib/color/contrast.ts'
import { language, useLanguage } from '../../../../core/text/i18n.ts'
import { iconSettings } from '../../../data/home/index.ts'
import { themeSettings } from '../../../data/theme/index.ts'
import { dockSettings } from '../../../desk/dock/index.ts'
import { searchSettings } from '../../../desk/search/index.ts'
import { sidebarSettings } from '../../../desk/sidebar/index.ts'
import { iconProperties } from '../../../desk/tiles/lazy.ts'
import { timeSettings } from '../../../look/clock/index.ts'
import { clockProperties } from '../../../look/clock/lazy.ts'
import { shownWallpaper, wallpaperSettings } from '../../../look/wallpaper/index.ts'
import { shownName } from '../../../look/wallpaper/lazy.ts'
import { dressedValues, lightOf } from '../dress.ts'
import { entryOfWallpaper } from '../wallpaper-entry.ts'

/** From this luminance up a wallpaper bears dark text. */
const LIGHT_GROUND = 0.3

/** What is sketched of a theme; what it leaves out is as on this page. */
export function useSketchLook(look: ThemeLook) {
  const language = useLanguage()
  return useMemo(() => ({ ...sketchLook(look), language }), [look, language])
}

function sketchLook(look: ThemeLook) {
  const dressed = dressedValues(look)
  // the values of a document are its own, as `dressedValues` has read them
  const read = <T extends object>(document: { readonly id: string; kept(): T }) =>
    ([...dressed].find(([{ id }]) => id === document.id)?.[1] as T | undefined) ?? document.kept()
  const values = {
    ...{ icon: iconSettings.drawn(read(iconSettings)), time: read(timeSettings) },
    ...{ search: searchSettings.drawn(read(searchSettings)), sidebar: read(sidebarSettings) },
    ...{ dock: dockSettings.drawn(read(dockSettings)), theme: read(themeSettings) },
  }
  const light = lightOf(look)
  const { wallpaperType, wallpaperBg } = shownWallpaper(read(wallpaperSettings))
  const name = shownName(read(wallpaperSettings), light)
  const color = look.wallpaper === undefined ? '' : (entryOfWallpaper(look.wallpaper).color ?? '')
  const ground = parseColor(color)?.rgb
  const isInk = light === 'light' && (ground === undefined || luminance(ground) >= LIGHT_GROUND)
  return {
    values,
    light,
    text: isInk ? ('ink' as const) : ('paper' as const),
    wallpaper:
      wallpaperType === 0 && wallpaperBg !== ''
        ? ({ at: 'paint', css: wallpaperBg } as const)
        : ({ at: 'reference', name } as const),
  }
}

type SketchedValues = ReturnType<typeof sketchLook>['values']

/** The custom properties of a sketch: what of its theme is no place and no size. */
export function sketchStyle({ icon, time, theme, dock, sidebar, search }: SketchedValues): CSSProperties {
  const own = iconProperties(icon)
  const clock = clockProperties(time, language())
  return {
    '--gk-primary': theme.primaryColor,
    '--gk-icon-shape': own['--gk-icon-shape'] || 'initial',
    '--gk-icon-opacity': own['--gk-icon-opacity'] || 'initial',
    '--ground': icon.isIconGlobalBg ? icon.iconGlobalBg : 'initial',
    '--clock-font': clock['--gk-time-font'] || 'initial',
    '--clock-weight': clock['--gk-time-weight'] || 'initial',
    '--clock-color': time.timeColor || 'initial',
    '--search-fill': `${search.searchOpacity}%`,
    '--dock-fill': `${dock.dockOpacity}%`,
    '--sidebar-fill': `${sidebar.sidebarOpacity}%`,
  }
}
