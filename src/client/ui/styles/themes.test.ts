import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contrast } from '../../../shared/lib/color/contrast.ts'
import { parseHex, type Rgb } from '../../../shared/lib/color/rgb.ts'
import { layerNames } from '../overlay/layers.ts'

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')
const themes = read('themes.css')

/** A colour of a theme by its token, from either sheet of tokens. */
function colorOf(theme: string, token: string): Rgb {
  const blocks = [themes, read('tokens.deferred.css')].map((sheet) => {
    const start = sheet.indexOf(`[data-theme="${theme}"] {`)
    return sheet.slice(start, sheet.indexOf('}', start))
  })
  return (
    parseHex(new RegExp(`--gk-${token}: (#[\\da-f]+);`).exec(blocks.join('\n'))?.[1] ?? '') ??
    expect.fail(`${theme} has no ${token}`)
  )
}

describe.each(['light', 'dark'])('the paper surfaces of the %s theme', (theme) => {
  const texts = ['ink-1', 'ink-2', 'ink-3', 'danger', 'warn', 'ok', 'info', 'seal', 'accent']

  it.each(texts)('have a contrast of 4.5 to %s as text', (text) => {
    for (const paper of ['paper-0', 'paper-1']) {
      expect(contrast(colorOf(theme, text), colorOf(theme, paper)), paper).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('have a readable danger button', () => {
    expect(contrast(colorOf(theme, 'danger-ink'), colorOf(theme, 'danger'))).toBeGreaterThanOrEqual(4.5)
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
