import { videoWallpaperList } from '../../../../shared/api/wallpaper.ts'
import { REQUEST } from '../../../../shared/constants.ts'
import { bundledVideos } from '../../../../shared/lib/wallpaper/bundled.ts'
import { call } from '../../../core/call.ts'
import { language } from '../../../core/i18n.ts'
import { bundledWallpapers } from '../../wallpaper/lazy.ts'
import { bundledPage, orBundled } from './bundled.ts'
import type { Provider } from './provider.ts'

/** Moving wallpapers. */
export const video: Provider = {
  id: 'video',
  icon: 'film',
  load({ page }, signal) {
    const ask = () => call(videoWallpaperList, { page, locale: language() }, { signal, silent: true })
    return orBundled(ask, () => bundledPage(bundledVideos(bundledWallpapers), page))
  },
  async random() {
    return (await video.load({ category: '', page: 1 }, AbortSignal.timeout(REQUEST.timeoutMs))).list
  },
}
