import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { assert, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compose, contrast } from '../../../shared/lib/color/contrast.ts'
import type { Rgb } from '../../../shared/lib/color/rgb.ts'
import { anyColor } from '../testing.ts'
import { inks } from '../wallpaper-tone/choose-ink.ts'
import { glassFilter } from './glass.ts'
import { clampBackdrop, throughGlass } from './optics.ts'

// tests the style sheet itself, not a copy of its numbers
const sheet = readFileSync(join(import.meta.dirname, '../styles/tokens.deferred.css'), 'utf8')

function tokenOf(name: string, ...selectors: readonly string[]): string {
  const blocks = selectors.map((selector) => sheet.split(`\n  ${selector} {`)[1]?.split('}')[0] ?? '')
  const values = blocks.map((block) => new RegExp(`${name}: ([^;]+);`).exec(block)?.[1])
  return values.find((value) => value !== undefined) ?? expect.fail(`${selectors} has no ${name}`)
}

function fillOf(text: string): readonly [Rgb, number] {
  const [red = 0, green = 0, blue = 0, alpha = 0] = (text.match(/[\d.]+/g) ?? []).map(Number)
  return [[red, green, blue], alpha]
}

const factor = (filter: string, name: string): number =>
  Number(new RegExp(`${name}\\(([\\d.]+)\\)`).exec(filter)?.[1] ?? expect.fail(`no ${name}`))

describe.each(['ink', 'paper'] as const)('%s on clear glass', (wp) => {
  const { text } = inks[wp]
  const [fill, alpha] = fillOf(tokenOf('--gk-clear', `[data-wallpaper-text="${wp}"]`))
  const filter = tokenOf('--gk-clear-f', `[data-wallpaper-text="${wp}"]`)
  const glass = {
    fill,
    alpha,
    saturate: factor(filter, 'saturate'),
    contrast: factor(filter, 'contrast'),
    brightness: factor(filter, 'brightness'),
  }

  it('reads over any backdrop', () => {
    assert(property(anyColor, (backdrop) => contrast(text, throughGlass(backdrop, glass)) >= 4.5))
    for (const extreme of [0, 255]) {
      expect(contrast(text, throughGlass([extreme, extreme, extreme], glass))).toBeGreaterThanOrEqual(4.5)
    }
  })

  it.each(['light', 'dark'] as const)('reads over any still copy of the %s theme', (theme) => {
    const own = `[data-wallpaper-text="${wp}"]`
    const still = fillOf(tokenOf('--gk-clear-still', ...(theme === 'dark' ? [`${own}[data-theme="dark"]`] : []), own))
    for (const boosted of [false, true]) {
      const over = (backdrop: Rgb) => compose(still[0], still[1], clampBackdrop(backdrop, glassFilter(theme, boosted)))
      assert(property(anyColor, (backdrop) => contrast(text, over(backdrop)) >= 4.5))
      for (const extreme of [0, 255]) {
        expect(contrast(text, over([extreme, extreme, extreme]))).toBeGreaterThanOrEqual(4.5)
      }
    }
  })
})
