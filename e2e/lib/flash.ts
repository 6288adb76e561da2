import { inflateSync } from 'node:zlib'
import type { CDPSession, Page } from '@playwright/test'

/** What a frame looks like to the page itself; two frames of a page at rest say the same. */
export interface Look {
  readonly theme: string
  /** The computed backgrounds of root and body: the wallpaper's colours and preview. */
  readonly ground: string
  /** Where clock and search box stand, in px; what cannot be seen, or lies under something else, stands nowhere. */
  readonly clock: string
  readonly search: string
}

interface Picture {
  readonly width: number
  readonly height: number
  /** Luminance, 0–255, row by row. */
  readonly light: Uint8Array
}

/** Frames of one opening, as the page saw them and as the screen showed them. */
export interface Recording {
  readonly looks: readonly Look[]
  readonly pictures: readonly Picture[]
}

/**
 * Runs in the page before anything else. Keeps how the page looks in each frame from its first one on, before the
 * frame is drawn and right after, where that differs from the frame before. Self-contained: it is sent as text.
 */
export function recordLooks(): void {
  const places = (element: Element | null | undefined) => {
    if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return 'nowhere'
    const { left, top, width, height } = element.getBoundingClientRect()
    const above = document.elementFromPoint(left + width / 2, top + height / 2)
    const covered = above?.closest('#first, #root') === null && above !== document.documentElement
    return covered ? 'nowhere' : [left, top, width, height].map(Math.round).join(' ')
  }
  const lookNow = () => {
    const page = document.getElementById('first') ?? document.getElementById('root')
    const clock = page?.querySelector('main time')
    const grounds = [document.documentElement, document.body].map((element) => {
      const style = element === null ? undefined : getComputedStyle(element)
      return `${style?.backgroundColor} ${style?.backgroundImage}`
    })
    return {
      theme: document.documentElement.dataset['theme'] ?? '',
      ground: grounds.join(' | '),
      clock: clock?.textContent ? places(clock) : 'nowhere',
      search: places(page?.querySelector('main form')),
    }
  }
  const looks: string[] = []
  const keep = () => {
    const look = JSON.stringify(lookNow())
    if (look !== looks.at(-1)) looks.push(look)
  }
  const after = new MessageChannel()
  after.port1.onmessage = keep
  const frame = () => {
    keep()
    after.port2.postMessage(null)
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
  Object.assign(window, { looks, lookNow })
}

/** So many frames in which the page looks the same: it is at rest. */
const STILL_FRAMES = 30

/** How the page looks once it has come to rest: its fonts are there, nothing moves, and no frame differs from the last. */
export async function lookAtRest(page: Page): Promise<Look> {
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
    STILL_FRAMES,
  )
  return JSON.parse(text)
}

/** Milliseconds for the last frames to come from the screen after the program has taken over. */
const LAST_FRAMES_MS = 150

/** Reloads the page and records every frame until the program has taken over, and a few more. */
export async function recordReload(page: Page, session: CDPSession): Promise<Recording> {
  const pictures: Picture[] = []
  const take = ({ data, sessionId }: { readonly data: string; readonly sessionId: number }) => {
    pictures.push(readPng(Buffer.from(data, 'base64')))
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => {}) // it may have been stopped meanwhile
  }
  session.on('Page.screencastFrame', take)
  await session.send('Page.startScreencast', { format: 'png', maxWidth: 360, maxHeight: 225, everyNthFrame: 1 })
  await page.reload({ waitUntil: 'commit' })
  await page.waitForFunction(
    () => document.getElementById('first') === null && document.querySelector('#root main') !== null,
  )
  await page.waitForTimeout(LAST_FRAMES_MS)
  const looks = await page.evaluate<readonly string[]>('looks')
  await session.send('Page.stopScreencast')
  session.off('Page.screencastFrame', take)
  return { looks: looks.map((look) => JSON.parse(look)), pictures }
}

/** Every frame that differs from the page at rest in more than its wallpaper's sharpness, in words. */
export function findFlashes({ looks, pictures }: Recording, rest: Look, pictureAtRest: Picture): string[] {
  const names = ['theme', 'ground', 'clock', 'search'] as const
  return [
    ...looks.flatMap((look, i) =>
      names
        .filter((name) => look[name] !== rest[name])
        .map((name) => `look ${i}: ${name} is ${look[name].slice(0, 80)}`),
    ),
    ...pictures.flatMap((picture, i) => {
      const difference = differenceOf(picture, pictureAtRest)
      return difference <= MOST_DIFFERENT ? [] : [`picture ${i}: ${difference.toFixed(0)} away from the page at rest`]
    }),
  ]
}

/**
 * Luminance by which the most different of 16 x 10 fields may differ from the page at rest: the preview is a blurred
 * wallpaper and no widget stands in a picture of the page, while paper on ink or nothing at all are further away.
 */
const MOST_DIFFERENT = 60
const [COLUMNS, ROWS] = [16, 10]

function differenceOf(one: Picture, other: Picture): number {
  const [left, right] = [fieldsOf(one), fieldsOf(other)]
  return Math.max(...left.map((value, i) => Math.abs(value - (right[i] ?? 0))))
}

/** The mean luminance of each field of the picture. */
function fieldsOf({ width, height, light }: Picture): number[] {
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

/** Reads a PNG of 8 bits a channel, RGB or RGBA, not interlaced: what a browser makes. */
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
