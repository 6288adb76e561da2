import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contrast } from '../../../shared/lib/color/contrast.ts'
import type { Rgb } from '../../../shared/lib/color/rgb.ts'
import { layerNames } from '../overlay/layers.ts'
import { colorOfSheet, TINTS } from '../testing.ts'

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')
const themes = read('themes.css')

const sheets = [themes, read('tokens.deferred.css')]

/** A colour of a theme by its token, from either sheet of tokens; the first selector that has it wins. */
function colorOf(selectors: readonly string[], token: string, tint: string): Rgb {
  const blocks = selectors.flatMap((selector) =>
    sheets.map((sheet) => {
      const start = sheet.indexOf(`${selector} {`)
      return start < 0 ? '' : sheet.slice(start, sheet.indexOf('}', start))
    }),
  )
  const [, text] = new RegExp(`--gk-${token}: ([^;]+);`).exec(blocks.join('\n')) ?? []
  return colorOfSheet(text ?? expect.fail(`${selectors} has no ${token}`), tint).color
}

describe.each([
  ['light', ['[data-theme="light"]']],
  ['boosted light', ['[data-theme="light"][data-boosted-glass]', '[data-theme="light"]']],
  ['dark', ['[data-theme="dark"]']],
  ['solid dark', ['[data-theme="dark"][data-glass-tier="solid"]', '[data-theme="dark"]']],
])('the paper surfaces of the %s theme', (name, selectors) => {
  const texts = ['ink-1', 'ink-2', 'ink-3', 'danger', 'warn', 'ok', 'info', 'seal', 'accent']
  const papers = name === 'solid dark' ? ['g1', 'g2', 'g3'] : ['paper-0', 'paper-1']

  it.each(texts)('have a contrast of 4.5 to %s as text, in any tint', (text) => {
    for (const tint of TINTS) {
      for (const paper of papers) {
        const colors = [colorOf(selectors, text, tint), colorOf(selectors, paper, tint)] as const
        expect(contrast(...colors), paper).toBeGreaterThanOrEqual(4.5)
      }
    }
  })

  it('have a readable danger button', () => {
    const [ink, danger] = [colorOf(selectors, 'danger-ink', ''), colorOf(selectors, 'danger', '')]
    expect(contrast(ink, danger)).toBeGreaterThanOrEqual(4.5)
  })
})

describe('the tiers', () => {
  it('let solid paper win over boost: both selectors have the same specificity', () => {
    expect(themes).toContain('[data-theme="light"][data-boosted-glass] {')
    expect(themes).toContain('[data-theme][data-glass-tier="solid"] {')
    expect(themes.indexOf('[data-glass-tier="solid"]')).toBeGreaterThan(themes.lastIndexOf('[data-boosted-glass]'))
  })
})

describe('the layers', () => {
  it('have the order of their tokens', () => {
    const sheets = read('tokens.css') + read('tokens.deferred.css')
    const tokens = [...sheets.matchAll(/--gk-z-(\w+): (\d+);/g)].map(([, name, z]) => ({
      name,
      z: Number(z),
    }))
    expect(tokens.toSorted((one, other) => one.z - other.z).map(({ name }) => name)).toEqual(layerNames)
  })
})
