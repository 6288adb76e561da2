import { biyingWallpaperList } from '../../../../../shared/api/wallpaper.ts'
import { call } from '../../../../core/net/call.ts'
import { language } from '../../../../core/text/i18n.ts'
import type { Provider } from './provider.ts'

/** Bing's pictures of the day. */
export const biying: Provider = {
  id: 'biying',
  icon: 'calendar',
  load: (_query, signal) => call(biyingWallpaperList, { locale: language() }, { signal, silent: true }),
  random: async () => (await call(biyingWallpaperList, { locale: language() }, { silent: true })).list,
}
