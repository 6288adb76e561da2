import { useGlassState } from './glass-state.ts'
import { type GlassLook, type GlassOptions, glassLook, tintOf } from './glass-style.ts'

/** The look of a glass surface from its settings. @param wallpaperColor the stored one, if the fill takes its hue */
export function useGlass(options: GlassOptions, wallpaperColor?: string): GlassLook {
  const state = useGlassState()
  return glassLook(state, {
    ...options,
    tint: wallpaperColor === undefined ? undefined : tintOf(wallpaperColor, state),
  })
}
