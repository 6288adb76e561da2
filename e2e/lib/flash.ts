import { inflateSync } from 'node:zlib'
import type { CDPSession, Page } from '@playwright/test'

/** The look of a frame by the page's own state; equal for all frames of a page at rest. */
export interface Look {
  readonly theme: string
  /** The computed backgrounds of root and body: the wallpaper's colours and preview. */
  readonly background: string
  /** Rects of clock and search box in px; `nowhere` when invisible or covered. */
  readonly clock: string
  readonly search: string
}

interface Picture {
  readonly width: number
  readonly height: number
  /** Luminance of the pixels, 0–255, row by row. */
  readonly light: Uint8Array
}

/** Frames of one opening: looks recorded in the page, and screencast pictures. */
export interface Recording {
  readonly looks: readonly Look[]
  readonly pictures: readonly Picture[]
}

/**
 * Runs in the page before its scripts. Records each change of the look, before and right after every frame is painted.
 * Must be self-contained: it is sent as text.
 */
export function recordLooks(): void {
  const rectOf = (element: Element | null | undefined) => {
    if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return 'nowhere'
    const { left, top, width, height } = element.getBoundingClientRect()
    const above = document.elementFromPoint(left + width / 2, top + height / 2)
    const covered = above?.closest('#first, #root') === null && above !== document.documentElement
    return covered ? 'nowhere' : [left, top, width, height].map(Math.round).join(' ')
  }
  const lookNow = () => {
    const page = document.getElementById('first') ?? document.getElementById('root')
    const clock = page?.querySelector('main time')
    const backgrounds = [document.documentElement, document.body].map((element) => {
      const style = element === null ? undefined : getComputedStyle(element)
      return `${style?.backgroundColor} ${style?.backgroundImage}`
    })
    return {
      theme: document.documentElement.dataset.theme ?? '',
      background: backgrounds.join(' | '),
      clock: clock?.textContent ? rectOf(clock) : 'nowhere',
      search: rectOf(page?.querySelector('main form')),
    }
  }
  const looks: string[] = []
  const record = () => {
    const look = JSON.stringify(lookNow())
    if (look !== looks.at(-1)) looks.push(look)
  }
  const after = new MessageChannel()
  after.port1.onmessage = record
  const frame = () => {
    record()
    after.port2.postMessage(null)
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
  Object.assign(window, { looks, lookNow })
}

/** Number of equal frames after which the page is at rest. */
const STABLE_FRAMES = 30

/** Waits until the page is at rest (fonts loaded, no animation, equal frames). @returns its look. */
export async function waitForStableLook(page: Page): Promise<Look> {
  await page.evaluate(() => document.fonts.ready)
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity),
  )
  const text = await page.evaluate<string, number>(
    (frames) =>
      new Promise((resolve) => {
        const lookNow: () => unknown = Reflect.get(window, 'lookNow')
        let [last, same] = ['', 0]
        const frame = () => {
          const look = JSON.stringify(lookNow())
          same = look === last ? same + 1 : 0
          last = look
          if (same < frames) requestAnimationFrame(frame)
          else resolve(look)
        }
        requestAnimationFrame(frame)
      }),
    STABLE_FRAMES,
  )
  return JSON.parse(text)
}

/** Time for the last screencast frames to arrive after the program has taken over. */
const TRAILING_FRAMES_MS = 150

/** Reloads the page and records every frame until shortly after the program has taken over. */
export async function recordReload(page: Page, session: CDPSession): Promise<Recording> {
  const pictures: Picture[] = []
  const onFrame = ({ data, sessionId }: { readonly data: string; readonly sessionId: number }) => {
    pictures.push(readPng(Buffer.from(data, 'base64')))
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => {}) // the screencast may have stopped
  }
  session.on('Page.screencastFrame', onFrame)
  await session.send('Page.startScreencast', { format: 'png', maxWidth: 360, maxHeight: 225, everyNthFrame: 1 })
  await page.reload({ waitUntil: 'commit' })
  await page.waitForFunction(
    () => document.getElementById('first') === null && document.querySelector('#root main') !== null,
  )
  await page.waitForTimeout(TRAILING_FRAMES_MS)
  const looks = await page.evaluate<readonly string[]>('looks')
  await session.send('Page.stopScreencast')
  session.off('Page.screencastFrame', onFrame)
  return { looks: looks.map((look) => JSON.parse(look)), pictures }
}

/** @returns a description of each frame that differs from the page at rest by more than the wallpaper's blur. */
export function findFlashes({ looks, pictures }: Recording, stable: Look, stablePicture: Picture): string[] {
  const names = ['theme', 'background', 'clock', 'search'] as const
  return [
    ...looks.flatMap((look, i) =>
      names
        .filter((name) => look[name] !== stable[name])
        .map((name) => `look ${i}: ${name} is ${look[name].slice(0, 80)}`),
    ),
    ...pictures.flatMap((picture, i) => {
      const difference = differenceOf(picture, stablePicture)
      return difference <= MAX_DIFFERENCE ? [] : [`picture ${i}: ${difference.toFixed(0)} away from the page at rest`]
    }),
  ]
}

/**
 * Largest luminance difference of any of 16 x 10 fields. A blurred preview or a missing widget stays below, an unstyled
 * or empty frame is above.
 */
const MAX_DIFFERENCE = 60
const [COLUMNS, ROWS] = [16, 10]

function differenceOf(one: Picture, other: Picture): number {
  const [left, right] = [averageFields(one), averageFields(other)]
  return Math.max(...left.map((value, i) => Math.abs(value - (right[i] ?? 0))))
}

/** The mean luminance of each field of the picture. */
function averageFields({ width, height, light }: Picture): number[] {
  const sums = Array.from({ length: COLUMNS * ROWS }, () => ({ sum: 0, count: 0 }))
  light.forEach((value, i) => {
    const column = Math.floor(((i % width) / width) * COLUMNS)
    const field = sums[Math.floor((Math.floor(i / width) / height) * ROWS) * COLUMNS + column]
    if (field === undefined) return
    field.sum += value
    field.count++
  })
  return sums.map(({ sum, count }) => sum / count)
}

/** Decodes a browser's PNG: 8 bits per channel, RGB or RGBA, not interlaced. */
export function readPng(file: Buffer): Picture {
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)]
  const channels = file[25] === 6 ? 4 : 3
  const parts: Buffer[] = []
  for (let at = 8; at < file.length; at += 12 + file.readUInt32BE(at)) {
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(file.subarray(at + 8, at + 8 + file.readUInt32BE(at)))
  }
  const packed = inflateSync(Buffer.concat(parts))
  const stride = width * channels
  const bytes = new Uint8Array(stride * height)
  for (let y = 0; y < height; y++) {
    const filter = packed[y * (stride + 1)] ?? 0
    for (let x = 0; x < stride; x++) {
      const i = y * stride + x
      const a = x >= channels ? (bytes[i - channels] ?? 0) : 0
      const b = y > 0 ? (bytes[i - stride] ?? 0) : 0
      const c = x >= channels && y > 0 ? (bytes[i - stride - channels] ?? 0) : 0
      bytes[i] = (packed[y * (stride + 1) + 1 + x] ?? 0) + predict(filter, a, b, c)
    }
  }
  const light = Uint8Array.from({ length: width * height }, (_, i) => {
    const [red = 0, green = 0, blue = 0] = bytes.subarray(i * channels, i * channels + 3)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  })
  return { width, height, light }
}

/** The five filters of PNG (RFC 2083, 6). */
function predict(filter: number, a: number, b: number, c: number): number {
  if (filter === 1) return a
  if (filter === 2) return b
  if (filter === 3) return (a + b) >> 1
  if (filter !== 4) return 0
  const [left, up, corner] = [Math.abs(b - c), Math.abs(a - c), Math.abs(a + b - 2 * c)]
  if (left <= up && left <= corner) return a
  return up <= corner ? b : c
}
