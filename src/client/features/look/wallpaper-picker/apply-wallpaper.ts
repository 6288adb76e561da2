import { WALLPAPER } from '../../../../shared/constants.ts'
import type { WallpaperEntry } from '../../../../shared/entities/wallpaper.ts'
import { wallpaperKey } from '../../../../shared/lib/wallpaper/wallpaper-key.ts'
import { orOnExit } from '../../../core/documents/persistence/delayed-changes.ts'
import { activeTheme, environment, themeSettings } from '../../data/theme/index.ts'
import { wallpaperSettings } from '../wallpaper/index.ts'
import { withMaskOf } from '../wallpaper/lazy.ts'
import { wallpaperHistory } from './document.ts'
import { recordShown, type WallpaperHistory } from './rotation.ts'

let cancelLast = () => {}

interface ApplyOptions {
  /** `program`: nobody has asked for it, so it is no step of undo. */
  readonly origin?: 'local' | 'program'
  /** The history with the wallpaper in it; by default it is added. */
  readonly history?: (now: WallpaperHistory) => WallpaperHistory
  /** Called when it has become the page's, not where another one was chosen before that. */
  readonly onShown?: () => void
}

/** Makes a wallpaper the page's: after 300 ms, or 400 ms for a video, unless another one is chosen before that. */
export function applyWallpaper(entry: WallpaperEntry, options: ApplyOptions = {}): void {
  cancelLast()
  let isReplaced = false
  const apply = orOnExit(() => {
    if (isReplaced) return
    show(entry, options)
    options.onShown?.()
  })
  const timer = setTimeout(apply, entry.wallpaperType === 2 ? WALLPAPER.applyVideoMs : WALLPAPER.applyImageMs)
  cancelLast = () => {
    isReplaced = true
    clearTimeout(timer)
    apply()
  }
}

/** Makes a wallpaper the page's at once, in place of one that waits. */
export function showWallpaper(entry: WallpaperEntry): void {
  cancelLast()
  show(entry, {})
}

function show(entry: WallpaperEntry, { origin = 'local', history }: ApplyOptions): void {
  const theme = activeTheme(themeSettings.get(), environment())
  const wallpaper = valuesOf(entry)
  wallpaperSettings.update(
    (now) => {
      // what the program shows is no choice of the user's: it stays on this device
      const shown = { autoWallpaperShown: { over: wallpaperKey(now), ...wallpaper } }
      const chosen = { ...wallpaper, autoWallpaperShown: null }
      return withMaskOf({ ...now, ...(origin === 'program' ? shown : chosen), ...ownIndex(now, entry) }, theme)
    },
    { origin },
  )
  wallpaperHistory.update(history ?? ((now) => recordShown(now, entry, Date.now())))
}

/** The settings of an entry; a colour keeps no picture, a picture no colour. */
const valuesOf = ({ wallpaperType, wallpaperSrc, wallpaperMiniSrc, wallpaperBg = '', color = '' }: WallpaperEntry) => ({
  wallpaperType,
  wallpaperSrc,
  wallpaperMiniSrc,
  wallpaperBg,
  wallpaperColor: color,
})

/** The place of the entry among the user's own wallpapers, if it is one. */
function ownIndex({ localWallpaperArr }: ReturnType<typeof wallpaperSettings.get>, { wallpaperSrc }: WallpaperEntry) {
  const localWallpaperIndex = localWallpaperArr.findIndex(({ src }) => src === wallpaperSrc)
  return localWallpaperIndex < 0 ? {} : { localWallpaperIndex }
}

/** Shows the built-in pair again: dawn by day, night in dark mode. */
export function restoreDefaultWallpaper(): void {
  cancelLast()
  const theme = activeTheme(themeSettings.get(), environment())
  const chosen = { ...valuesOf(wallpaperSettings.initial), autoWallpaperShown: null }
  wallpaperSettings.update((now) => withMaskOf({ ...now, ...chosen }, theme))
}
