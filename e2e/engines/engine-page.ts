/** A place in the window, in px. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** A page in an engine, as far as its driver can do with it what a person does. */
export interface EnginePage {
  readonly open: (address: string) => Promise<void>
  readonly reload: () => Promise<void>
  /** Evaluates an expression in the page, such as `document.title`. @returns its value, as JSON has it */
  readonly evaluate: <T>(expression: string) => Promise<T>
  /** Presses a key by its name, such as `Escape`. */
  readonly press: (key: string) => Promise<void>
  readonly type: (text: string) => Promise<void>
  readonly click: (at: Point) => Promise<void>
  /** Drags from one place to another by way of places between them. @param held what is waited for before it lets go */
  readonly drag: (from: Point, to: Point, held?: () => Promise<unknown>) => Promise<void>
  /** Takes a picture of the window. @param path of a PNG */
  readonly screenshot: (path: string) => Promise<void>
}

/** An engine that is running. */
export interface Engine {
  readonly name: 'chromium' | 'firefox' | 'webkit'
  readonly page: EnginePage
  /** What pages have complained of so far: errors of their console, and what nobody has caught. */
  readonly complaints: () => Promise<readonly string[]>
  readonly close: () => Promise<void>
}

/** A hand that stays for a moment where it has dragged to. */
export const stay = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 800))

const PATIENCE_MS = 30_000

/** Waits until an expression is true in the page. @throws with what was waited for */
export async function until(page: EnginePage, expression: string): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS
  while (!(await page.evaluate<boolean>(`Boolean(${expression})`).catch(() => false))) {
    if (performance.now() > deadline) throw new Error(`not in time: ${expression}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** The middle of an element, once it is there, on top and at rest. @param element an expression */
export async function middleOf(page: EnginePage, element: string): Promise<Point> {
  const read = `(() => {
    const found = ${element}
    if (!found) return null
    const moves = (one) => one.getAnimations().some(({ playState, effect }) =>
      playState === 'running' && effect.getComputedTiming().endTime !== Infinity)
    for (let one = found; one !== null; one = one.parentElement) if (moves(one)) return null
    const { x, y, width, height } = found.getBoundingClientRect()
    const middle = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
    return found.contains(document.elementFromPoint(middle.x, middle.y)) ? middle : null
  })()`
  const deadline = performance.now() + PATIENCE_MS
  let last: Point | null = null
  while (performance.now() < deadline) {
    const now = await page.evaluate<Point | null>(read)
    if (now !== null && now.x === last?.x && now.y === last.y) return now
    last = now
    await new Promise((resolve) => setTimeout(resolve, 120))
  }
  throw new Error(`not there: ${element}`)
}

/** Clicks the middle of an element. @param element an expression */
export const clickOn = async (page: EnginePage, element: string): Promise<void> =>
  page.click(await middleOf(page, element))
