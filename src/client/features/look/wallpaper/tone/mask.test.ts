import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { maskOf } from './mask.ts'

test('the mask counts for what the page shows: in dark mode also the least of its gradient, except over warm pictures', () => {
  const sheet = readFileSync(join(import.meta.dirname, '../Wallpaper.module.css'), 'utf8')
  const alphas = [...sheet.matchAll(/var\(--gk-veil\) \/ ([\d.]+)\)/g)].map(([, alpha]) => Number(alpha))
  expect(alphas).toHaveLength(3)
  const dark = maskOf('dark', 40)
  expect([dark.alpha, dark.coolAlpha]).toEqual([0.4, 1 - 0.6 * (1 - Math.min(...alphas))])
  expect(maskOf('dark', 0)).toMatchObject({ alpha: 0, coolAlpha: expect.closeTo(Math.min(...alphas)) })
  expect(maskOf('light', 25)).toMatchObject({ alpha: 0.25, coolAlpha: 0.25 })
  const veil = (theme: 'light' | 'dark') => `--gk-veil: ${maskOf(theme, 0).color.join(' ')};`
  expect([veil('light'), veil('dark')].filter((text) => !sheet.includes(text))).toEqual([])
})
