import { describe, expect, test } from 'vitest'
import type { ThemeLook } from '../../../../../shared/entities/theme.ts'
import { stubPage } from '../testing.ts'
import { readThemeFile, ThemeFileError, writeThemeFile } from './theme-file.ts'

stubPage()

const LOOK: ThemeLook = {
  wallpaper: { type: 1, src: 'genkan:first-snow' },
  settings: { theme: { primaryColor: '#2f6b4f', isDarkMode: false }, icon: { iconRadius: 29 } },
}
const file = (given: unknown) => new Blob([typeof given === 'string' ? given : JSON.stringify(given)])
const GOOD = { app: 'genkan', kind: 'theme', version: 1, name: '初雪', info: '', look: LOOK }

test('a theme comes back from its file, as one of one’s own', async () => {
  const written = await writeThemeFile({ name: '初雪', info: '白', look: LOOK })
  expect(await readThemeFile(written, 5)).toMatchObject({ name: '初雪', info: '白', look: LOOK, madeAt: 5 })
})

describe('a file is refused', () => {
  test.each([
    ['none', 'no json'],
    ['none', '[]'],
    ['none', { ...GOOD, kind: 'backup' }],
    ['none', { ...GOOD, name: '' }],
    ['none', { ...GOOD, look: { settings: { icon: { iconBoxShadow: 'url(https://canary.example)' } } } }],
    ['none', { ...GOOD, look: { settings: { home: { groups: true } } } }],
    ['none', { ...GOOD, look: { wallpaper: { type: 1, src: 'https://canary.example/a.jpg' }, settings: {} } }],
    ['newer', { ...GOOD, version: 2 }],
    [
      'picture',
      {
        ...GOOD,
        look: { wallpaper: { type: 1, src: `face:${'0'.repeat(64)}` }, settings: {} },
        picture: { type: 'image/png', bytes: 'AAAA' },
      },
    ],
  ] as const)('%s: %j', async (problem, given) => {
    await expect(readThemeFile(file(given), 0)).rejects.toMatchObject({ problem })
    await expect(readThemeFile(file(given), 0)).rejects.toBeInstanceOf(ThemeFileError)
  })

  test('that is too large, before it is read', async () => {
    await expect(readThemeFile(new Blob([new Uint8Array(9 * 1024 * 1024)]), 0)).rejects.toMatchObject({
      problem: 'large',
    })
  })
})

test('a picture that is not in the file is no wallpaper of ours', async () => {
  const look = { wallpaper: { type: 1, src: `face:${'0'.repeat(64)}` }, settings: {} }
  expect((await readThemeFile(file({ ...GOOD, look }), 0)).look).toEqual({ settings: {} })
  const moving = { wallpaper: { type: 2, src: `face:${'0'.repeat(64)}` }, settings: {} }
  expect((await readThemeFile(file({ ...GOOD, look: moving }), 0)).look).toEqual({ settings: {} })
})
