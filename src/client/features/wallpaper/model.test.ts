import { describe, expect, test } from 'vitest'
import { backdropOf } from './model.ts'

const dawn = '/assets/dawn.webp'
const chosen = { wallpaperType: 1 as const, wallpaperSrc: '', wallpaperBg: '' }

describe('the wallpaper', () => {
  test('is the built-in one until the user has chosen one', () => {
    expect(backdropOf(chosen, dawn)).toEqual({ at: 'image', src: dawn })
    expect(backdropOf({ ...chosen, wallpaperType: 2 }, dawn)).toEqual({ at: 'image', src: dawn })
  })

  test('may be an image, a video or a colour', () => {
    expect(backdropOf({ ...chosen, wallpaperSrc: 'https://x.example/a.jpg' }, dawn).at).toBe('image')
    expect(backdropOf({ ...chosen, wallpaperType: 2, wallpaperSrc: 'https://x.example/a.webm' }, dawn).at).toBe('video')
    expect(backdropOf({ ...chosen, wallpaperType: 0, wallpaperBg: '#123456' }, dawn)).toEqual({
      at: 'color',
      css: '#123456',
    })
  })

  test('is none of another server in pure offline; one of this server or of the user’s own stays', () => {
    const shown = (src: string) => backdropOf({ ...chosen, wallpaperSrc: src }, dawn, { 'face:1': ['blob:x'] }, true)
    expect(shown('https://x.example/a.jpg')).toEqual({ at: 'image', src: dawn })
    expect(shown('/assets/night.webp')).toEqual({ at: 'image', src: '/assets/night.webp' })
    expect(shown('face:1')).toEqual({ at: 'image', src: 'blob:x' })
  })

  test('is never an unsafe address', () => {
    for (const src of ['javascript:alert(1)', 'data:text/html,x', '//evil.example/a.png', '\\\\x']) {
      expect(backdropOf({ ...chosen, wallpaperSrc: src }, dawn)).toEqual({ at: 'image', src: dawn })
    }
  })
})
