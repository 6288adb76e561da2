import { videoWallpaperList } from '../../../../../shared/api/wallpaper.ts'
import { REQUEST } from '../../../../../shared/constants.ts'
import { bundledVideos } from '../../../../../shared/lib/wallpaper/bundled.ts'
import { call } from '../../../../core/net/call.ts'
import { language } from '../../../../core/text/i18n.ts'
import { presentShader } from '../../../../lib/wallpaper/shader.ts'
import { bundledWallpapers, shaderWallpapers } from '../../wallpaper/lazy.ts'
import { bundledPage, orBundled } from './bundled.ts'
import type { Provider } from './provider.ts'

/** Moving wallpapers: the shaders of this build, then loops of video. */
export const video: Provider = {
  id: 'video',
  icon: 'film',
  async load({ page }, signal) {
    const ask = () => call(videoWallpaperList, { page, locale: language() }, { signal, silent: true })
    const videos = await orBundled(ask, () => bundledPage(bundledVideos(bundledWallpapers), page))
    const shaders = shaderWallpapers.map((one) => presentShader(one, language()))
    const list = page === 1 ? [...shaders, ...videos.list] : videos.list
    return { ...videos, list, total: shaders.length + videos.total }
  },
  async random() {
    return (await video.load({ category: '', page: 1 }, AbortSignal.timeout(REQUEST.timeoutMs))).list
  },
}
