import { wallpaperCategory, wallpaperList } from '../../../../shared/api/wallpaper.ts'
import { bundledStills } from '../../../../shared/lib/wallpaper/bundled.ts'
import { call } from '../../../core/call.ts'
import { language } from '../../../core/i18n.ts'
import { bundledWallpapers } from '../../../features/wallpaper/lazy.ts'
import type { Provider } from '../provider.ts'
import { bundledCategories, bundledPage, orBundled } from './bundled.ts'

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
}
