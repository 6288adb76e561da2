import { randomWallpaper, wallpaperCategory, wallpaperList } from '../../../../shared/api/wallpaper.ts'
import type { WallpaperEntry } from '../../../../shared/entities/wallpaper.ts'
import { bundledStills, presentBundled } from '../../../../shared/lib/wallpaper/bundled.ts'
import { call } from '../../../core/call.ts'
import { language } from '../../../core/i18n.ts'
import { bundledWallpapers } from '../../wallpaper/lazy.ts'
import { bundledCategories, bundledPage, orBundled } from './bundled.ts'
import type { Provider } from './provider.ts'

/** The gallery of stills. */
export const xiaoniao: Provider = {
  id: 'xiaoniao',
  icon: 'image',
  async categories(signal) {
    const answer = call(wallpaperCategory, { locale: language() }, { signal, silent: true }).then(({ list }) => list)
    return orBundled<readonly { readonly id: string; readonly name: string }[]>(answer, bundledCategories)
  },
  load({ category, page }, signal) {
    const answer = call(wallpaperList, { category, page, locale: language() }, { signal, silent: true })
    return orBundled(answer, () =>
      bundledPage(bundledStills(bundledWallpapers, category === '' ? [] : [category]), page),
    )
  },
  async random(categories) {
    const answer = call(randomWallpaper, { category: categories.join(','), locale: language() }, { silent: true })
    const entries = answer.then(({ list }) => list)
    return orBundled<readonly WallpaperEntry[]>(entries, () =>
      bundledStills(bundledWallpapers, categories).map((one) => presentBundled(one, language())),
    )
  },
}
