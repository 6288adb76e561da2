import { defineStart } from '../../core/contribute/start.ts'
import { wallpaperSettings } from '../../features/look/wallpaper/index.ts'
import { builtInPair, lightPictures } from '../../features/look/wallpaper/lazy.ts'

/** Registers the service worker; not in an extension, nor in development. */
export default defineStart({
  at: 'idle',
  async run({ platform }) {
    if (platform.kind !== 'web' || !import.meta.env.PROD) return
    const { registerOfflineWorker } = await import('../../offline/register.ts')
    const wallpaper = wallpaperSettings.get()
    registerOfflineWorker([...builtInPair(wallpaper), ...lightPictures(wallpaper)])
  },
})
