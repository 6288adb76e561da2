/**
 * Measures bounds, coverage and colours of every icon in the catalog and writes measures.json:
 * `npx node build/icons/measure.ts`. Run it after a change of a package or the catalog; tests detect missing ones.
 */
import { writeFileSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import { ensureChromium } from '../../scripts/browser.ts'
import { ICON_SOURCES } from '../../src/shared/lib/tile/site.ts'
import { type Measure, readSites } from './catalog.ts'
import { type Icon, readIcon } from './packages.ts'
import { sanitizeIcon } from './tidy.ts'

/** Rendered size, and margin around the box as a fraction of it, for drawings that exceed their box. */
const SIZE_PX = 400
const MARGIN = 0.2

async function measureIcon(page: Page, icon: Icon): Promise<Measure> {
  const { width, height } = icon
  const [left, top] = [-width * MARGIN, -height * MARGIN]
  const [outerWidth, outerHeight] = [width * (1 + 2 * MARGIN), height * (1 + 2 * MARGIN)]
  const scale = SIZE_PX / Math.max(outerWidth, outerHeight)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${outerWidth * scale}" height="${outerHeight * scale}" viewBox="${left} ${top} ${outerWidth} ${outerHeight}"><g color="#777">${sanitizeIcon(icon)}</g></svg>`
  const measured = await page.evaluate(measureInPage, svg)
  const round = (value: number) => Math.round(value * 100) / 100
  return {
    box: [
      round(measured.left / scale + left),
      round(measured.top / scale + top),
      round(measured.width / scale),
      round(measured.height / scale),
    ],
    filled: round(measured.filled),
    colored: measured.colored,
  }
}

/** Runs in the page: bounds of the drawing, their covered fraction, and whether it has colours. */
async function measureInPage(svg: string) {
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
    for (const from of ICON_SOURCES) {
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
