import { readdirSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { shaderWallpaperSchema, wallpaperEntrySchema } from '../../../../../../shared/entities/wallpaper.ts'
import { presentShader, shaderId } from '../../../../../lib/wallpaper/shader.ts'
import { shaderOf, shaderWallpapers } from './catalog.ts'
import { uniformsOf } from './uniforms.ts'

describe('the shaders of this build', () => {
  test('are as their schema says, each once, and each has its preview', () => {
    for (const one of shaderWallpapers) expect(v.is(shaderWallpaperSchema, one), one.id).toBe(true)
    const ids = shaderWallpapers.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const folder = new URL('../../../../../../../catalog/shaders', import.meta.url)
    const previews = readdirSync(folder).filter((name) => name.endsWith('.webp'))
    expect(previews.toSorted()).toEqual(ids.map((id) => `${id}.webp`).toSorted())
  })

  test('are found by their references, which are wallpapers on offer', () => {
    for (const one of shaderWallpapers) {
      const entry = presentShader(one, 'en')
      expect(v.is(wallpaperEntrySchema, entry)).toBe(true)
      expect(entry.title).toBe(one.names.en)
      expect(shaderOf(entry.wallpaperSrc)).toBe(one)
    }
    expect(shaderOf('shader:none')).toBeUndefined()
    expect(shaderId('genkan:dusk')).toBeUndefined()
  })

  test('have uniforms by the names of the shaders, colours as numbers from 0 to 1', () => {
    for (const one of shaderWallpapers) {
      const { u_colors: colors, u_colorsCount: count, ...numbers } = uniformsOf(one)
      expect(count).toBe(one.colors.length)
      for (const channel of (colors as readonly (readonly number[])[]).flat()) {
        expect(channel).toBeGreaterThanOrEqual(0)
        expect(channel).toBeLessThanOrEqual(1)
      }
      expect(Object.keys(numbers).every((name) => name.startsWith('u_'))).toBe(true)
      expect('u_colorBack' in numbers).toBe(one.shader === 'grainGradient')
    }
  })
})
