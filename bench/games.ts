import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { buildGame, gameIds } from '../build/games.ts'
import { ensureChromium } from '../scripts/browser.ts'
import { type Bench, type Figure, median } from '../scripts/lib/figures.ts'
import { root } from '../scripts/lib/root.ts'
import { metricsOf } from './paint/load.ts'

/** Games that draw every frame, and the keys that keep each of them going, pressed in turn. */
const GAMES: Readonly<Record<string, readonly string[]>> = {
  bird: ['Space', 'Space', 'Space', 'KeyR'],
  blocks: ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowUp'],
  bricks: ['Space', 'ArrowLeft', 'ArrowRight', 'KeyR'],
  fruit: ['Space', 'ArrowLeft', 'ArrowLeft', 'Space', 'ArrowRight'],
  runner: ['Space', 'Space', 'Space', 'KeyR'],
  snake: ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'],
  tower: ['Space', 'Space', 'Space', 'KeyR'],
}
const VIEWPORT = { width: 1200, height: 800 }
const PRESS_EVERY_MS = 350
const SECONDS = 4
/** Frames at least whose drawing is repeated. */
const RECORDED = 60
/** Most that a frame may take against one that only draws the same. */
const MAX_RATIO = 1.5

/** Counts the frames that a page asks for. Runs in the page before its scripts; sent as text. */
function countFrames(): void {
  const ask = window.requestAnimationFrame.bind(window)
  Object.assign(window, { framesDrawn: 0 })
  window.requestAnimationFrame = (callback) =>
    ask((time) => {
      Object.assign(window, { framesDrawn: Number(Reflect.get(window, 'framesDrawn')) + 1 })
      callback(time)
    })
}

/** From now on notes what every frame draws, for `drawNoted`. Runs in the page. */
function noteDrawing(): void {
  const frames: (readonly [string, unknown][])[] = []
  let frame: [string, unknown][] = []
  const { prototype } = CanvasRenderingContext2D
  for (const [name, { value, set, get }] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
    if (typeof value === 'function')
      Object.defineProperty(prototype, name, {
        value(this: CanvasRenderingContext2D, ...args: unknown[]) {
          frame.push([name, args])
          return value.apply(this, args)
        },
      })
    else if (set !== undefined)
      Object.defineProperty(prototype, name, {
        ...(get && { get }),
        set(this: CanvasRenderingContext2D, to: unknown) {
          frame.push([`=${name}`, to])
          set.call(this, to)
        },
      })
    Object.assign(window, { [`canvas ${name}`]: value ?? set })
  }
  const ask = window.requestAnimationFrame
  window.requestAnimationFrame = (callback) =>
    ask((time) => {
      frame = []
      callback(time)
      if (frame.length > 0) frames.push(frame)
    })
  Object.assign(window, { notedFrames: frames })
}

/** Draws what was noted on a bare canvas of the same size, again and again, and nothing else. Runs in the page. */
function drawNoted(): void {
  const frames = Reflect.get(window, 'notedFrames') as readonly (readonly [string, unknown][])[]
  const drawn = document.querySelector('canvas')
  if (drawn === null) throw new Error('no canvas')
  const { left, top, width, height } = drawn.getBoundingClientRect()
  const bare = document.createElement('canvas')
  Object.assign(bare, { width: drawn.width, height: drawn.height })
  bare.style.cssText = `position: fixed; left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px`
  document.body.replaceChildren(bare)
  const context = bare.getContext('2d')
  if (context === null) throw new Error('no context')
  const scale = drawn.getContext('2d')?.getTransform()
  if (scale !== undefined) context.setTransform(scale)
  const calls = frames.map((frame) =>
    frame.map(([name, given]) => ({
      call: Reflect.get(window, `canvas ${name.replace('=', '')}`) as (...args: unknown[]) => unknown,
      args: name.startsWith('=') ? [given] : (given as unknown[]),
    })),
  )
  let at = 0
  window.requestAnimationFrame(function next() {
    for (const { call, args } of calls[at++ % calls.length] ?? []) call.apply(context, args)
    window.requestAnimationFrame(next)
  })
}

const framesOf = (page: Page): Promise<number> => page.evaluate(() => Number(Reflect.get(window, 'framesDrawn')))

/** Presses the keys of a game in turn for so many ms. */
async function play(page: Page, keys: readonly string[], ms: number): Promise<void> {
  for (let pressed = 0; pressed * PRESS_EVERY_MS < ms; pressed += 1) {
    await page.keyboard.press(keys[pressed % keys.length] ?? 'Space')
    await page.waitForTimeout(PRESS_EVERY_MS)
  }
}

/** Milliseconds of the main thread for each frame, without waiting for a core, while something goes on. */
async function timeFrames(page: Page, session: CDPSession, act: () => Promise<void>): Promise<number> {
  const workNow = async () => (await metricsOf(session))('TaskDuration') * 1000
  const [work, frames] = [await workNow(), await framesOf(page)]
  await act()
  return ((await workNow()) - work) / ((await framesOf(page)) - frames)
}

/** Plays a game. @returns ms of a frame of it, and of one that only draws what it has drawn */
async function compare(browser: Browser, file: string, keys: readonly string[]): Promise<readonly [number, number]> {
  const context = await browser.newContext({ viewport: VIEWPORT, locale: 'zh-CN' })
  const page = await context.newPage()
  await page.addInitScript(countFrames)
  await page.goto(pathToFileURL(file).href)
  await page.waitForSelector('canvas')
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.keyboard.press('Enter')
  await play(page, keys, 1000)
  const ours = await timeFrames(page, session, () => play(page, keys, SECONDS * 1000))
  await page.evaluate(noteDrawing)
  const noted = () => page.evaluate(() => (Reflect.get(window, 'notedFrames') as readonly unknown[]).length)
  while ((await noted()) < RECORDED) await play(page, keys, keys.length * PRESS_EVERY_MS)
  await page.keyboard.press('p')
  await page.evaluate(drawNoted)
  const bare = await timeFrames(page, session, () => page.waitForTimeout(SECONDS * 1000))
  await context.close()
  return [ours, bare]
}

export const bench: Bench = {
  about: 'Main thread time of a frame of each game that draws; control: a bare canvas on which the same is drawn.',
  quickSeconds: 240,
  async run({ quick, log, args }) {
    const browser = await chromium.launch({ executablePath: ensureChromium() })
    const folder = mkdtempSync(join(tmpdir(), 'genkan-games-'))
    const figures: Figure[] = []
    try {
      const games = join(root, 'src/games')
      for (const id of gameIds(games)) {
        const keys = GAMES[id]
        if (keys === undefined || (args.length > 0 && !args.includes(id))) continue
        const file = join(folder, `${id}.html`)
        writeFileSync(file, (await buildGame(join(games, id))).html)
        const rounds: (readonly [number, number])[] = []
        for (let round = 0; round < (quick ? 1 : 5); round += 1) rounds.push(await compare(browser, file, keys))
        const [ours, bare] = [median(rounds.map(([one]) => one)), median(rounds.map(([, one]) => one))]
        log(`${id}: ${ours.toFixed(2)} ms, bare ${bare.toFixed(2)} ms`)
        figures.push({
          name: `a frame of ${id} against one that only draws the same`,
          value: ours / bare,
          unit: 'x',
          timed: true,
          target: { op: '<=', value: MAX_RATIO },
          control: { name: 'the bare frame, ms', value: bare },
        })
      }
      return figures
    } finally {
      await browser.close()
      rmSync(folder, { recursive: true })
    }
  },
}
