import type { ShaderWallpaper } from '../../../../../../shared/entities/wallpaper.ts'
import { parseHex } from '../../../../../../shared/lib/color/rgb.ts'

type Uniform = number | readonly number[] | readonly (readonly number[])[]

/** Red, green, blue and alpha, 0–1. */
const channelsOf = (hex: string): readonly number[] => [...(parseHex(hex) ?? [0, 0, 0]).map((one) => one / 255), 1]

/** What every shader's geometry asks for besides its fit, scale and rotation. */
const PLACEMENT = { u_originX: 0.5, u_originY: 0.5, u_offsetX: 0, u_offsetY: 0, u_worldWidth: 0, u_worldHeight: 0 }

/** The uniforms of a shader, except its noise. */
export function uniformsOf({ colors, back, uniforms }: ShaderWallpaper): Readonly<Record<string, Uniform>> {
  const numbers = Object.entries(uniforms).map(([name, value]) => [`u_${name}`, value] as const)
  return {
    ...PLACEMENT,
    ...Object.fromEntries(numbers),
    ...(back !== undefined && { u_colorBack: channelsOf(back) }),
    u_colors: colors.map(channelsOf),
    u_colorsCount: colors.length,
  }
}
