import type { Platform } from '../core/page/platform.ts'
import { wallpaperSettings } from '../features/look/wallpaper/index.ts'
import { builtInPair } from '../features/look/wallpaper/lazy.ts'
import { whenIdle } from './when-idle.ts'

/** Registers the service worker in idle time; not in an extension, nor in development. */
export function startOfflineWorker(kind: Platform['kind']): void {
  if (kind === 'web' && import.meta.env.PROD) {
    whenIdle(
      () =>
        void import('../offline/register.ts').then(({ registerOfflineWorker }) =>
          registerOfflineWorker(builtInPair(wallpaperSettings.get())),
        ),
    )
  }
}
