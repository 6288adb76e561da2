import categoryList from '../../../../../../catalog/wallpapers/categories.json' with { type: 'json' }
import { WALLPAPERS_PER_PAGE, type WallpaperPage } from '../../../../../shared/api/wallpaper.ts'
import type { BundledWallpaper } from '../../../../../shared/entities/wallpaper.ts'
import { presentBundled } from '../../../../../shared/lib/wallpaper/bundled.ts'
import { CallError } from '../../../../core/net/call-error.ts'
import { language } from '../../../../core/text/i18n.ts'
import { themeSettings } from '../../../data/theme/index.ts'
import type { Category } from './provider.ts'

/** The categories of this build, for a page without a server. */
export const bundledCategories = (): readonly Category[] =>
  categoryList.map(({ id, names }) => ({ id, name: names[language()] }))

/** A page of wallpapers of this build, for a page without a server. */
export function bundledPage(wallpapers: readonly BundledWallpaper[], page: number): WallpaperPage {
  const shown = wallpapers.slice((page - 1) * WALLPAPERS_PER_PAGE, page * WALLPAPERS_PER_PAGE)
  return {
    list: shown.map((one) => presentBundled(one, language())),
    total: wallpapers.length,
    from: 'bundled',
    age: 0,
  }
}

/**
 * What the server answers, or what this build has if there is no server or it does not answer. In pure offline it is not
 * asked: it may ask third parties.
 */
export async function orBundled<T>(ask: () => Promise<T>, bundled: () => T): Promise<T> {
  if (themeSettings.get().isPureOffline) return bundled()
  try {
    return await ask()
  } catch (error) {
    if (error instanceof CallError && error.fault !== 'cancelled') return bundled()
    throw error
  }
}
