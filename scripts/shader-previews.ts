/**
 * Draws the previews of the shaders of catalog/shaders, `npx node scripts/shader-previews.ts`, after a build: the first
 * frame of each as the page shows it.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { openOn } from '../e2e/lib/page.ts'
import type { ShaderWallpaper } from '../src/shared/entities/wallpaper.ts'
import { ensureChromium } from './browser.ts'
import { root } from './lib/root.ts'
import { startServer } from './lib/server.ts'

const FOLDER = join(root, 'catalog/shaders')
const SIZE = { width: 480, height: 270 }

/** The canvas of the wallpaper, in small, as base64 of a WebP. Runs in the page. */
function smallPicture({ width, height }: typeof SIZE): string {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d')
  const shown = document.querySelector<HTMLCanvasElement>('canvas[data-ready]')
  if (context === null || shown === null) throw new Error('no shader is shown')
  context.imageSmoothingQuality = 'high'
  context.drawImage(shown, 0, 0, width, height)
  return canvas.toDataURL('image/webp', 0.86).replace(/^.*,/, '')
}

const server = await startServer()
const browser = await chromium.launch({ executablePath: ensureChromium() })
try {
  const shaders: readonly ShaderWallpaper[] = JSON.parse(readFileSync(join(FOLDER, 'shaders.json'), 'utf8'))
  for (const { id } of shaders) {
    const page = await browser.newPage({
      baseURL: server.origin,
      viewport: { width: 1920, height: 1080 },
      reducedMotion: 'reduce',
    })
    await openOn(page, { wallpaper: { wallpaperType: 2, wallpaperSrc: `shader:${id}` } })
    await page.locator('canvas[data-ready]').waitFor()
    writeFileSync(join(FOLDER, `${id}.webp`), Buffer.from(await page.evaluate(smallPicture, SIZE), 'base64'))
    await page.close()
  }
} finally {
  await browser.close()
  await server.stop()
}
