/**
 * Paints the wallpapers of catalog/scenes, `npx node scripts/scene-wallpapers.ts [ID…]`: each scene as a wallpaper, its
 * preview, for upright screens where it says so, and its mean colour in wallpapers.json.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import sharp, { type Sharp } from 'sharp'
import { formatHex } from '../src/shared/lib/color/rgb.ts'
import { ensureChromium } from './browser.ts'
import { root } from './lib/root.ts'

const SCENES = join(root, 'catalog/scenes')
const WALLPAPERS = join(root, 'catalog/wallpapers')
const LIST = join(WALLPAPERS, 'wallpapers.json')

/** The box of every scene, which is the size of its wallpaper in px. */
const LANDSCAPE = { width: 2560, height: 1440 }
const PORTRAIT = { width: 1080, height: 1920 }
const PREVIEW = { width: 480, height: 270 }
/** The size of a wallpaper's file at most, in bytes. */
const MAX_BYTES = 160 * 1024
/** Of WebP, from the best that is tried. */
const QUALITIES = [92, 90, 88, 86, 84, 82, 79, 76, 72, 68, 62, 56]
/** The grain that hides the steps of gradients, in levels to either side. */
const GRAIN = 3

/** What a scene shows: all of it, or on an upright screen the column that begins at `data-portrait`. */
interface View {
  readonly svg: string
  readonly size: typeof LANDSCAPE
}

/** The column of a scene for upright screens; undefined if its middle is shown there, too. */
function portraitOf(svg: string): View | undefined {
  const left = /^<svg[^>]* data-portrait="(\d+)"/.exec(svg)?.[1]
  if (left === undefined) return undefined
  const width = (LANDSCAPE.height * PORTRAIT.width) / PORTRAIT.height
  const viewBox = `viewBox="${left} 0 ${width} ${LANDSCAPE.height}"`
  return { svg: svg.replace(/viewBox="[^"]*"/, viewBox), size: PORTRAIT }
}

/** A view as the browser paints it. */
async function paint(browser: Browser, { svg, size }: View): Promise<Sharp> {
  const page = await browser.newPage({ viewport: size })
  await page.setContent(`<style>*{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`)
  const picture = await page.screenshot()
  await page.close()
  return sharp(picture).removeAlpha()
}

/** The picture with grain of one brightness in all channels, the same at every run. */
async function addGrain(picture: Sharp): Promise<Sharp> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  let state = 2463534242
  for (let at = 0; at < data.length; at += info.channels) {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    const grain = (((state & 255) + ((state >>> 8) & 255)) / 255 - 1) * GRAIN
    for (let channel = at; channel < at + info.channels; channel++)
      data[channel] = Math.min(255, Math.max(0, Math.round((data[channel] ?? 0) + grain)))
  }
  return sharp(data, { raw: info })
}

/** The picture as WebP, as good as its size allows. */
async function encode(picture: Sharp): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const bytes = await picture.clone().webp({ quality, effort: 6, smartSubsample: true }).toBuffer()
    if (bytes.length <= MAX_BYTES) return bytes
  }
  throw new Error('a scene has too many details for a wallpaper')
}

/** Puts a wallpaper's mean colour into its line of the list. */
async function listColor(id: string, picture: Sharp): Promise<void> {
  const { channels } = await picture.stats()
  const [red = 0, green = 0, blue = 0] = channels.map(({ mean }) => mean)
  const lines = readFileSync(LIST, 'utf8').split('\n')
  const colored = lines.map((line) =>
    line.includes(`{"id":"${id}"`)
      ? line.replace(/"color":"[^"]*"/, `"color":"${formatHex([red, green, blue])}"`)
      : line,
  )
  writeFileSync(LIST, colored.join('\n'))
}

async function paintScene(browser: Browser, id: string): Promise<void> {
  const svg = readFileSync(join(SCENES, `${id}.svg`), 'utf8')
  const write = (name: string, bytes: Buffer) => writeFileSync(join(WALLPAPERS, name), bytes)
  const picture = await paint(browser, { svg, size: LANDSCAPE })
  write(`${id}.webp`, await encode(await addGrain(picture.clone())))
  write(`${id}.min.webp`, await picture.clone().resize(PREVIEW).webp({ quality: 84, effort: 6 }).toBuffer())
  const portrait = portraitOf(svg)
  if (portrait) write(`${id}-portrait.webp`, await encode(await addGrain(await paint(browser, portrait))))
  await listColor(id, picture)
}

const all = readdirSync(SCENES).map((name) => name.replace(/\.svg$/, ''))
const chosen = process.argv.slice(2)
const browser = await chromium.launch({ executablePath: ensureChromium() })
try {
  for (const id of chosen.length > 0 ? chosen : all) await paintScene(browser, id)
} finally {
  await browser.close()
}
