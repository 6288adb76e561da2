import { wallpaperSettings } from '../../wallpaper/index.ts'
import { entryOfOwn } from '../own/own.ts'
import { localPage } from './local-page.ts'
import type { Provider } from './provider.ts'

const entries = () => wallpaperSettings.get().localWallpaperArr.map(entryOfOwn)

/** Pictures and videos of this device. */
export const own: Provider = {
  id: 'own',
  icon: 'cloudUpload',
  load: () => Promise.resolve(localPage(entries())),
  random: () => Promise.resolve(entries()),
  subscribe: (changed) => wallpaperSettings.subscribe(changed),
}
