import list from '../../../../../../../catalog/shaders/shaders.json' with { type: 'json' }
import type { ShaderWallpaper } from '../../../../../../shared/entities/wallpaper.ts'
import { shaderId } from '../../../../../lib/wallpaper/shader.ts'

/** The shaders that this build ships; a unit test checks the file against its schema. */
export const shaderWallpapers = list as readonly ShaderWallpaper[]

const previews = import.meta.glob<string>('../../../../../../../catalog/shaders/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** The shader that a reference names; undefined if it names none. */
export function shaderOf(reference: string): ShaderWallpaper | undefined {
  const id = shaderId(reference)
  return shaderWallpapers.find((one) => one.id === id)
}

/** Address of the preview of a shader; empty for an unknown id. */
export const shaderMiniUrl = (id: string): string => previews[`../../../../../../../catalog/shaders/${id}.webp`] ?? ''
