import { randomWallpaper, wallpaperCategory, wallpaperList } from '../../../../../shared/api/wallpaper.ts'
import type { WallpaperEntry } from '../../../../../shared/entities/wallpaper.ts'
import { bundledStills, presentBundled } from '../../../../../shared/lib/wallpaper/bundled.ts'
import { call } from '../../../../core/net/call.ts'
import { language } from '../../../../core/text/i18n.ts'
import { bundledWallpapers } from '../../wallpaper/lazy.ts'
import { bundledCategories, bundledPage, orBundled } from './bundled.ts'
import type { Provider } from './provider.ts'

/** The gallery of stills. */
export const xiaoniao: Provider = {
  id: 'xiaoniao',
  icon: 'image',
  async categories(signal) {
    const ask = async () => (await call(wallpaperCategory, { locale: language() }, { signal, silent: true })).list
    return orBundled<readonly { readonly id: string; readonly name: string }[]>(ask, bundledCategories)
  },
  load({ category, page }, signal) {
    const ask = () => call(wallpaperList, { category, page, locale: language() }, { signal, silent: true })
    return orBundled(ask, () => bundledPage(bundledStills(bundledWallpapers, category === '' ? [] : [category]), page))
  },
  async random(categories) {
    const query = { category: categories.join(','), locale: language() }
    const ask = async () => (await call(randomWallpaper, query, { silent: true })).list
    const bundled = (of: readonly string[]) =>
      bundledStills(bundledWallpapers, of).map((one) => presentBundled(one, language()))
    const entries = await orBundled<readonly WallpaperEntry[]>(ask, () => bundled(categories))
    // categories of third parties alone, which do not answer
    return entries.length > 0 ? entries : bundled([])
  },
}
