import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { heightAt, type Ridge, ridgeOnScreen } from '../src/client/lib/wallpaper/ridge.ts'
import { brightnessOf, RIDGES, ridgeFile, ridgeText, stepAt } from './ridges.ts'

/** The edge is not further than this from the line, in px of the picture. */
const NEAR = 6
const COLUMNS = 40

describe.each(Object.entries(RIDGES))('the ridge of %s', (name, pictures) => {
  const committed = readFileSync(ridgeFile(name), 'utf8')

  test('is what the script traces, in at most 5 KB', async () => {
    expect(await ridgeText(name)).toBe(committed)
    expect(committed.length).toBeLessThan(5000)
  })

  test.each(pictures)('lies on the edge of the sky of %s', async (picture) => {
    const ridge: Ridge = JSON.parse(committed)
    const brightness = await brightnessOf(picture)
    expect(brightness).toMatchObject({ width: ridge.width, height: ridge.height })
    const line = ridgeOnScreen(ridge, ridge)
    for (let column = 0; column < COLUMNS; column++) {
      const x = Math.round(((column + 0.5) / COLUMNS) * ridge.width)
      const y = Math.round(heightAt(line, x))
      const steps = Array.from({ length: 41 }, (_, at) => stepAt(brightness, x, y - 30 + at))
      const edge = y - 30 + steps.findIndex((step) => step > Math.max(...steps) / 2)
      expect(Math.abs(edge - y), `at ${x}`).toBeLessThanOrEqual(NEAR)
    }
  })
})
