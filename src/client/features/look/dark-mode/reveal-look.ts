import { history } from '../../../core/documents/history.ts'
import { orOnExit } from '../../../core/documents/persistence/delayed-changes.ts'
import type { wallpaperSettings } from '../wallpaper/index.ts'
import { preloadBuiltIn } from '../wallpaper/lazy.ts'
import { reveal } from './reveal.ts'

/** How long a change waits for its wallpaper, in ms. */
const PRELOAD_TIMEOUT_MS = 600

interface NextLook {
  readonly theme: 'light' | 'dark'
  readonly wallpaper: ReturnType<typeof wallpaperSettings.get>
  /** Whether the page looks different afterwards. */
  readonly isSeen: boolean
}

/**
 * Makes a change of the page's look as one step of undo, once its built-in wallpaper is there, in a circle that grows out
 * of `from`. One that is not seen is made at once.
 */
export async function revealLook(next: NextLook, make: () => void, from?: Element): Promise<void> {
  const change = orOnExit(() => history.transact(make))
  if (!next.isSeen) return change()
  await preloadBuiltIn(next.wallpaper, next.theme, PRELOAD_TIMEOUT_MS)
  await reveal(change, from)
}
