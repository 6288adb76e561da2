import { describe, expect, test } from 'vitest'
import { backdropOf, shownWallpaper } from './model.ts'

const dawn = '/assets/dawn.webp'
const chosen = { wallpaperType: 1 as const, wallpaperSrc: '', wallpaperBg: '' }

describe('the wallpaper', () => {
  test('is the built-in one until the user has chosen one', () => {
    expect(backdropOf(chosen, dawn, {}, false)).toEqual({ at: 'image', src: dawn })
    expect(backdropOf({ ...chosen, wallpaperType: 2 }, dawn, {}, false)).toEqual({ at: 'image', src: dawn })
  })

  test('may be an image, a video or a colour', () => {
    expect(backdropOf({ ...chosen, wallpaperSrc: '/assets/dusk.webp' }, dawn, {}, false).at).toBe('image')
    expect(
      backdropOf({ ...chosen, wallpaperType: 2, wallpaperSrc: 'https://x.example/a.webm' }, dawn, {}, false).at,
    ).toBe('video')
    expect(backdropOf({ ...chosen, wallpaperType: 0, wallpaperBg: '#123456' }, dawn, {}, false)).toEqual({
      at: 'color',
      css: '#123456',
    })
  })

  test('is none of another server in pure offline; one of this server, of the user’s own or stored stays', () => {
    const stored = { 'face:1': ['blob:x'], 'https://x.example/a.jpg': ['blob:y'], 'https://x.example/b.jpg': [] }
    const shown = (src: string, wallpaperType: 1 | 2 = 1) =>
      backdropOf({ ...chosen, wallpaperType, wallpaperSrc: src }, dawn, stored, true)
    expect(shown('https://x.example/a.webm', 2)).toEqual({ at: 'image', src: dawn })
    expect(shown('https://x.example/b.jpg')).toEqual({ at: 'image', src: dawn })
    expect(shown('https://x.example/a.jpg')).toEqual({ at: 'image', src: 'blob:y' })
    expect(shown('/assets/night.webp')).toEqual({ at: 'image', src: '/assets/night.webp' })
    expect(shown('face:1')).toEqual({ at: 'image', src: 'blob:x' })
  })

  test('of the web is looked up if it is a still; a video plays from its own address, if that is https', () => {
    const still = 'https://x.example/a.jpg'
    expect(backdropOf({ ...chosen, wallpaperSrc: still }, dawn, {}, false)).toEqual({ at: 'pending' })
    expect(backdropOf({ ...chosen, wallpaperSrc: still }, dawn, { [still]: ['blob:x'] }, false).at).toBe('image')
    const video = (src: string) => backdropOf({ ...chosen, wallpaperType: 2, wallpaperSrc: src }, dawn, {}, false)
    expect(video('https://x.example/a.webm').at).toBe('video')
    expect(video('http://x.example/a.webm')).toEqual({ at: 'image', src: dawn })
  })

  test('may be a shader, which is pending until it is known to be there', () => {
    const mist = { ...chosen, wallpaperType: 2 as const, wallpaperSrc: 'shader:mist' }
    expect(backdropOf(mist, dawn, {}, true)).toEqual({ at: 'pending' })
    expect(backdropOf(mist, dawn, { 'shader:mist': ['shader:mist'] }, true)).toEqual({
      at: 'video',
      src: 'shader:mist',
    })
    expect(backdropOf(mist, dawn, { 'shader:mist': [] }, true)).toEqual({ at: 'image', src: dawn })
  })

  test('is never an unsafe address', () => {
    for (const src of ['javascript:alert(1)', 'data:text/html,x', '//evil.example/a.png', '\\\\x']) {
      expect(backdropOf({ ...chosen, wallpaperSrc: src }, dawn, {}, false)).toEqual({ at: 'image', src: dawn })
    }
  })
})

describe('what the automatic change shows', () => {
  const own = { ...chosen, wallpaperSrc: 'face:own' }
  const instead = { wallpaperType: 0 as const, wallpaperSrc: '', wallpaperBg: '#123456' }

  test('is shown in place of the chosen wallpaper, also of the built-in pair', () => {
    expect(shownWallpaper({ ...own, autoWallpaperShown: { over: 'face:own', ...instead } })).toMatchObject(instead)
    expect(shownWallpaper({ ...chosen, autoWallpaperShown: { over: '', ...instead } })).toMatchObject(instead)
  })

  test('gives way to another wallpaper that is chosen, also on another device', () => {
    const values = { ...own, autoWallpaperShown: { over: 'face:before', ...instead } }
    expect(shownWallpaper(values)).toBe(values)
    const never = { ...own, autoWallpaperShown: null }
    expect(shownWallpaper(never)).toBe(never)
  })
})
