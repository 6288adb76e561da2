/** Frame sequences of animations, at times that do not depend on the speed of the machine. */
import { mkdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Browser, Page } from '@playwright/test'

/** Time between two frames. */
const FRAME_MS = 45

/** A scripted interaction that is recorded frame by frame. */
export interface Film {
  readonly name: string
  /** Leads an empty page to the state before the first frame. */
  readonly open: (page: Page) => Promise<void>
  /** Pointer actions, one before each frame. */
  readonly actions: readonly ((page: Page) => Promise<void>)[]
}

/**
 * Records a film into `folder`; each frame has its time in its name and in its corner. Animations are paused and
 * advanced by one step per frame; delays by timers are not part of that time.
 * @returns the paths of the frames
 */
export async function takeFilm(
  page: Page,
  { actions }: Film,
  folder: string,
  name: string,
): Promise<readonly string[]> {
  mkdirSync(folder, { recursive: true })
  await page.evaluate(pauseAnimations)
  const paths: string[] = []
  for (const [index, action] of actions.entries()) {
    const ms = index * FRAME_MS
    await action(page)
    await page.evaluate(`advance(${FRAME_MS}, ${ms})`)
    const path = join(folder, `${name}-${String(ms).padStart(3, '0')}ms.png`)
    await page.screenshot({ path })
    paths.push(path)
  }
  return paths
}

/** Runs in the page. Pauses animations and defines `advance(step, time)`, which advances them and labels the frame. */
function pauseAnimations(): void {
  const seen = new WeakSet<Animation>()
  const label = document.body.appendChild(document.createElement('div'))
  Object.assign(label.style, {
    position: 'fixed',
    left: '8px',
    bottom: '8px',
    zIndex: '2147483647',
    padding: '4px 10px',
    font: '600 20px monospace',
    color: 'white',
    background: 'black',
    pointerEvents: 'none',
  })
  const pauseNew = () => {
    for (const animation of document.getAnimations()) {
      if (seen.has(animation)) continue
      seen.add(animation)
      animation.pause()
      animation.currentTime = 0
    }
  }
  const advanceOne = (animation: Animation, step: number) => {
    const next = Number(animation.currentTime) + step
    const end = Number(animation.effect?.getComputedTiming().endTime)
    if (next < end) animation.currentTime = next
    else if (end < Number.POSITIVE_INFINITY) animation.finish()
  }
  const frame = () => {
    pauseNew()
    requestAnimationFrame(frame)
  }
  frame()
  const advance = async (step: number, time: number) => {
    const running = document.getAnimations().filter((animation) => seen.has(animation))
    pauseNew()
    for (const animation of running) advanceOne(animation, step)
    label.textContent = `${time} ms`
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }
  Object.assign(window, { advance })
}

/** The area of the tiles on a desktop, in px; a contact sheet shows this part of each frame. */
const CROP = { x: 180, y: 170, width: 1080, height: 420 } as const
const COLUMNS = 2

/** Makes a contact sheet: all pictures side by side, with their names. */
export async function makeSheet(browser: Browser, pictures: readonly string[], path: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: COLUMNS * (CROP.width + 4), height: CROP.height } })
  const figures = pictures.map((picture) => {
    const data = readFileSync(picture).toString('base64')
    return `<figure><img src="data:image/png;base64,${data}"><figcaption>${basename(picture, '.png')}</figcaption></figure>`
  })
  await page.setContent(
    `<!doctype html><style>
    body { margin: 0; display: grid; grid-template-columns: repeat(${COLUMNS}, ${CROP.width}px); gap: 4px }
    figure { margin: 0; position: relative; height: ${CROP.height}px; overflow: hidden }
    img { display: block; margin: -${CROP.y}px 0 0 -${CROP.x}px }
    figcaption { position: absolute; left: 0; top: 0; padding: 4px 10px; font: 600 20px monospace; color: white; background: black }
    </style>${figures.join('')}`,
  )
  await page.screenshot({ path, fullPage: true })
  await page.close()
}
