import { type ComponentProps, useContext } from 'react'
import { type PagePicture, useWallpaperPreview, withMaskOf } from '../../look/wallpaper/lazy.ts'
import { LookContext, useLook } from './look.ts'

/** A small still of the wallpaper with its blur and mask. @param theme as which theme has it; else that of the page */
export function usePreviewWallpaper(
  theme: 'light' | 'dark' | undefined,
): Pick<ComponentProps<typeof PagePicture>, 'still' | 'mask' | 'wallStyle'> {
  const still = useWallpaperPreview(useContext(LookContext)?.wallpaper, theme)
  const values = useLook('wallpaper')
  const { wallpaperMask, wallpaperVague } = theme === undefined ? values : withMaskOf(values, theme)
  const blurred = {
    filter: `blur(calc(${wallpaperVague} * var(--px)))`,
    inset: `calc(${-2 * wallpaperVague} * var(--px))`,
    width: 'auto',
    height: 'auto',
  }
  return { still, mask: wallpaperMask, wallStyle: wallpaperVague > 0 ? blurred : undefined }
}
