/**
 * Looks at every icon that the catalog names and writes where in its box the drawing stands, how much of that it fills
 * and whether it has colours of its own: `npx node build/icons/measure.ts`. To be run again when a package or the catalog
 * changes; the tests say so.
 */
import { writeFileSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import { ensureChromium } from '../../scripts/browser.ts'
import { ICON_PACKAGES } from '../../src/shared/lib/tile/site.ts'
import { type Measure, readSites } from './catalog.ts'
import { type Icon, readIcon } from './packages.ts'
import { tidyBody } from './tidy.ts'

/** The icon is drawn this large, with a fifth around it for what stands out of its box. */
const DRAWN = 400
const AROUND = 0.2

async function measureIcon(page: Page, icon: Icon): Promise<Measure> {
  const { width, height } = icon
  const [left, top] = [-width * AROUND, -height * AROUND]
  const [wide, high] = [width * (1 + 2 * AROUND), height * (1 + 2 * AROUND)]
  const scale = DRAWN / Math.max(wide, high)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${wide * scale}" height="${high * scale}" viewBox="${left} ${top} ${wide} ${high}"><g color="#777">${tidyBody(icon)}</g></svg>`
  const seen = await page.evaluate(look, svg)
  const round = (value: number) => Math.round(value * 100) / 100
  return {
    box: [
      round(seen.left / scale + left),
      round(seen.top / scale + top),
      round(seen.width / scale),
      round(seen.height / scale),
    ],
    filled: round(seen.filled),
    colored: seen.colored,
  }
}

/** Runs in the page: bounds of what is drawn, the part of them that is covered, and whether any of it has a colour. */
async function look(svg: string) {
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = new OffscreenCanvas(image.width, image.height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.drawImage(image, 0, 0)
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height)
  let [left, top, right, bottom, covered, colored] = [width, height, 0, 0, 0, 0]
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4)
    if (alpha < 24) continue
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)]
    left = Math.min(left, x)
    right = Math.max(right, x + 1)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y + 1)
    covered += alpha / 255
    if (Math.max(red, green, blue) - Math.min(red, green, blue) > 30) colored += alpha / 255
  }
  const [wide, high] = [right - left, bottom - top]
  return { left, top, width: wide, height: high, filled: covered / (wide * high), colored: colored > covered / 20 }
}

async function measureAll(): Promise<void> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] })
  const page = await browser.newPage()
  const measures = new Map<string, Measure>()
  for (const site of readSites()) {
    for (const from of ICON_PACKAGES) {
      const name = site.icons[from]
      if (name !== undefined) measures.set(`${from}:${name}`, await measureIcon(page, readIcon(from, name)))
    }
  }
  await browser.close()
  const lines = [...measures.keys()]
    .sort()
    .map((key) => `  ${JSON.stringify(key)}: ${JSON.stringify(measures.get(key))}`)
  writeFileSync(new URL('measures.json', import.meta.url), `{\n${lines.join(',\n')}\n}\n`)
}

if (import.meta.main) await measureAll()
