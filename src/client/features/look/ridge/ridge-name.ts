import { isLandscape, type wallpaperSettings } from '../wallpaper/index.ts'

type Chosen = Pick<
  typeof wallpaperSettings.initial,
  'wallpaperType' | 'wallpaperSrc' | 'wallpaperBg' | 'wallpaperVague' | 'wallpaperMask'
>

/** A denser mask, in percent, leaves too little of the ridge. */
const MASK_MAX = 50

/** Dawn and night are the same mountains. */
const RIDGES: ReadonlyMap<string, 'dawn' | 'dusk'> = new Map([
  ['genkan:dawn', 'dawn'],
  ['genkan:night', 'dawn'],
  ['genkan:dusk', 'dusk'],
])

/** The ridge of a wallpaper, unless there is none to be seen. */
export function ridgeName(chosen: Chosen): 'dawn' | 'dusk' | undefined {
  const { wallpaperType, wallpaperSrc, wallpaperBg, wallpaperVague, wallpaperMask } = chosen
  if (wallpaperVague > 0 || wallpaperMask > MASK_MAX) return undefined
  if (isLandscape(chosen)) return 'dawn'
  return wallpaperType === 0 && wallpaperBg !== '' ? undefined : RIDGES.get(wallpaperSrc)
}
