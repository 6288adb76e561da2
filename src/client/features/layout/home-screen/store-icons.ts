import type { Storage } from '../../../core/documents/storage/storage.ts'
import { readPageFile } from '../../../core/net/call.ts'
import { iconKey, iconKeyPrefix, isIconStored, type StoredIcon, showIcon } from '../../../core/page/icon-urls.ts'
import { readScreen } from '../../../core/page/screen.ts'
import { whenIdle } from '../../../core/page/when-idle.ts'
import { language } from '../../../core/text/i18n.ts'
import { canReadCanvas } from '../../../ui/canvas-readback.ts'
import { encodeCanvas } from '../../../ui/encode-canvas.ts'
import { iconSettings } from '../../data/home/index.ts'
import { dockSettings } from '../../desk/dock/index.ts'
import { desktopIcons } from './desktop-icons.ts'

/** Pictures are drawn in sizes of this many pixels, so that a slightly larger window needs no new ones. */
const PIXEL_STEP = 64
/** More missing icons than these are those of a first desktop, which the build has drawn. */
const FEW = 8

/**
 * Stores the icons of the desktop for the next opening, which then asks for none of them; removes all others. Never
 * rejects: offline or on a full disk the next opening tries again.
 */
export const storeIcons = (storage: Storage): Promise<void> => update(storage).catch(() => {})

async function update(storage: Storage): Promise<void> {
  const addresses = desktopIcons()
  const pixels = neededPixels()
  const missing = addresses.filter((address) => !isIconStored(address, pixels))
  if (missing.length === 0 || !canReadCanvas()) return
  const built =
    missing.length > FEW ? await (await import('../../data/built-icons/lazy.ts')).builtIcons(language()) : {}
  const drawn = new Map<string, StoredIcon>()
  for (const address of missing) {
    const ready = built[address]
    const icon = ready !== undefined && ready.pixels >= pixels ? ready : await draw(address, pixels)
    if (icon === undefined) continue
    drawn.set(iconKey(address), icon)
    showIcon(address, icon)
  }
  const wanted = new Set(addresses.map(iconKey))
  await storage.write(async (transaction) => {
    const keys = await transaction.keys(iconKeyPrefix())
    for (const key of keys) if (!wanted.has(key)) transaction.remove(key)
    for (const [key, icon] of drawn) transaction.put(key, icon)
  })
}

/** Twice the size of an icon's cell, for a magnified dock; on dense screens that is one pixel for one. */
function neededPixels(): number {
  const size = Math.max(iconSettings.get().iconSize, dockSettings.get().dockIconSize) * readScreen().scale
  return Math.ceil((size * Math.max(2, devicePixelRatio)) / PIXEL_STEP) * PIXEL_STEP
}

/** Draws an icon in an idle moment; undefined if it cannot be had. */
async function draw(address: string, pixels: number): Promise<StoredIcon | undefined> {
  const svg = await readPageFile(address, 'image/svg+xml')
  if (svg === undefined) return undefined
  const drawing = `data:image/svg+xml,${encodeURIComponent(svg)}`
  const image = new Image(pixels, pixels)
  image.src = drawing
  await image.decode()
  await new Promise<void>((resolve) => whenIdle(resolve))
  const canvas = document.createElement('canvas')
  canvas.width = pixels
  canvas.height = pixels
  canvas.getContext('2d')?.drawImage(image, 0, 0, pixels, pixels)
  const picture = await encodeCanvas(canvas, 1)
  return picture === undefined ? undefined : { picture, pixels, drawing }
}
