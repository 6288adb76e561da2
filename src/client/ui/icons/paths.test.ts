import { describe, expect, it } from 'vitest'
import { loadIcons, readIcons } from './by-name.ts'
import * as paths from './paths.ts'

const all = Object.entries(paths)

describe('the icon set', () => {
  it('has icons with names of whole words', () => {
    expect(all).toHaveLength(141)
    for (const [name] of all) expect(name).toMatch(/^[a-z]{2,}([A-Z][a-z]+)*$/)
  })

  it.each(all)('%s is path data of the 24 grid in the form line|solid|width', (_, icon) => {
    const [line = '', solid = '', width = '1.6', ...rest] = icon.split('|')
    expect(rest).toEqual([])
    expect(line + solid).toMatch(/^[Mm]/)
    for (const data of [line, solid]) expect(data).toMatch(/^[MmLlHhVvCcSsQqTtAaZz\d\s.,-]*$/)
    expect(Number(width)).toBeGreaterThan(0)
    const numbers = (line + solid).match(/-?\d*\.?\d+/g) ?? []
    expect(Math.max(...numbers.map(Number).map(Math.abs))).toBeLessThanOrEqual(24)
  })

  it('is the same by name as by import', async () => {
    expect(new Map(await loadIcons())).toEqual(new Map(all))
  })

  it('is parsed from lines that the formatter has broken', () => {
    expect(readIcons("export const pen =\n  'M1 1'\nconst other = 1\n").get('pen')).toBe('M1 1')
  })
})
