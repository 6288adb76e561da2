/** Pictures of something that moves: one after the other, at times that do not depend on how fast the machine is. */
import { mkdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Browser, Page } from '@playwright/test'

/** From one picture of a film to the next, in ms. */
const STEP_MS = 45

/** Something that moves, from an empty page on. */
export interface Film {
  readonly name: string
  /** Opens the page and comes to the moment before the first picture. */
  readonly arrive: (page: Page) => Promise<void>
  /** What the pointer does before each picture, one after the other. */
  readonly acts: readonly ((page: Page) => Promise<void>)[]
}

/**
 * Takes the pictures of a film into `folder`, each with its time in its name and in its corner. Animations stand still but for
 * one step between two pictures, each from when it has begun; how long something must rest before it does something is
 * passed over.
 * @return the paths of the pictures
 */
export async function takeFilm(page: Page, { acts }: Film, folder: string, name: string): Promise<readonly string[]> {
  mkdirSync(folder, { recursive: true })
  await page.evaluate(holdAnimations)
  const paths: string[] = []
  for (const [at, act] of acts.entries()) {
    const ms = at * STEP_MS
    await act(page)
    await page.evaluate(`advance(${STEP_MS}, ${ms})`)
    const path = join(folder, `${name}-${String(ms).padStart(3, '0')}ms.png`)
    await page.screenshot({ path })
    paths.push(path)
  }
  return paths
}

/** Runs in the page; leaves `advance(step, time)` there: lets animations go on by one step, and says the time in a corner. */
function holdAnimations(): void {
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
  const hold = () => {
    for (const animation of document.getAnimations()) {
      if (seen.has(animation)) continue
      seen.add(animation)
      animation.pause()
      animation.currentTime = 0
    }
  }
  const go = (animation: Animation, step: number) => {
    const next = Number(animation.currentTime) + step
    const end = Number(animation.effect?.getComputedTiming().endTime)
    if (next < end) animation.currentTime = next
    else if (end < Number.POSITIVE_INFINITY) animation.finish()
  }
  const frame = () => {
    hold()
    requestAnimationFrame(frame)
  }
  frame()
  const advance = async (step: number, time: number) => {
    const running = document.getAnimations().filter((animation) => seen.has(animation))
    hold()
    for (const animation of running) go(animation, step)
    label.textContent = `${time} ms`
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }
  Object.assign(window, { advance })
}

/** Where tiles stand on a desktop, in px; a sheet shows that much of each picture. */
const PART = { x: 180, y: 170, width: 1080, height: 420 } as const
const COLUMNS = 2

/** Puts these pictures side by side into one, each with its name. */
export async function makeSheet(browser: Browser, pictures: readonly string[], path: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: COLUMNS * (PART.width + 4), height: PART.height } })
  const shown = pictures.map((picture) => {
    const data = readFileSync(picture).toString('base64')
    return `<figure><img src="data:image/png;base64,${data}"><figcaption>${basename(picture, '.png')}</figcaption></figure>`
  })
  await page.setContent(
    `<!doctype html><style>
    body { margin: 0; display: grid; grid-template-columns: repeat(${COLUMNS}, ${PART.width}px); gap: 4px }
    figure { margin: 0; position: relative; height: ${PART.height}px; overflow: hidden }
    img { display: block; margin: -${PART.y}px 0 0 -${PART.x}px }
    figcaption { position: absolute; left: 0; top: 0; padding: 4px 10px; font: 600 20px monospace; color: white; background: black }
    </style>${shown.join('')}`,
  )
  await page.screenshot({ path, fullPage: true })
  await page.close()
}
