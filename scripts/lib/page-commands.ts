/** What a component test asks of the browser itself: real keys, a real mouse, an IME, axe. Run in Node by Vitest. */
import { defineBrowserCommand } from '@vitest/browser-playwright'
import { findViolations as findPageViolations, WCAG_AA } from '../../e2e/lib/axe.ts'

/** A point of the tested page, in px. */
export interface Point {
  readonly x: number
  readonly y: number
}

interface AxeRules {
  readonly seriousOnly?: boolean
  readonly wcagOnly?: boolean
  readonly except?: readonly string[]
}

interface Media {
  readonly colorScheme?: 'light' | 'dark'
  readonly reducedMotion?: 'reduce' | 'no-preference'
}

interface Commands {
  /** Presses a key or a combination such as `Control+Shift+K`. */
  press: (key: string) => Promise<void>
  /** Presses a key that stays down until it is released. */
  holdKey: (key: string) => Promise<void>
  releaseKey: (key: string) => Promise<void>
  /** Types a text as keys. */
  typeText: (text: string) => Promise<void>
  /** Moves the mouse to a point, in this many steps. */
  moveMouse: (to: Point, steps?: number) => Promise<void>
  /** Presses the mouse where it is, as the first or second press of a double click. */
  pressMouse: (clickCount?: number) => Promise<void>
  releaseMouse: (clickCount?: number) => Promise<void>
  /** Turns the wheel down by px, where the mouse is. */
  turnWheel: (px: number) => Promise<void>
  /** Composes a text by an IME, without committing it. */
  compose: (text: string) => Promise<void>
  /** Inserts a text as an IME commits it. */
  commitText: (text: string) => Promise<void>
  /** Makes the browser tell other preferences of the user; without any, its own. */
  emulateMedia: (media?: Media) => Promise<void>
  /** @returns violations by axe within a selector, one text per rule; `seriousOnly`: serious and critical ones; `wcagOnly`: of WCAG 2.2 AA; `except`: not of these rules. */
  findViolations: (selector: string, options?: AxeRules) => Promise<readonly string[]>
}

declare module 'vitest/browser' {
  interface BrowserCommands extends Commands {}
}

const press = defineBrowserCommand<[string]>(({ page }, key) => page.keyboard.press(key))
const holdKey = defineBrowserCommand<[string]>(({ page }, key) => page.keyboard.down(key))
const releaseKey = defineBrowserCommand<[string]>(({ page }, key) => page.keyboard.up(key))
const typeText = defineBrowserCommand<[string]>(({ page }, text) => page.keyboard.type(text))
const pressMouse = defineBrowserCommand<[number?]>(({ page }, clickCount = 1) => page.mouse.down({ clickCount }))
const releaseMouse = defineBrowserCommand<[number?]>(({ page }, clickCount = 1) => page.mouse.up({ clickCount }))

const moveMouse = defineBrowserCommand<[Point, number?]>(async ({ page, frame }, { x, y }, steps = 1) => {
  const around = await (await (await frame()).frameElement()).boundingBox() // the tested page is a frame
  await page.mouse.move(x + (around?.x ?? 0), y + (around?.y ?? 0), { steps })
})

const turnWheel = defineBrowserCommand<[number]>(({ page }, px) => page.mouse.wheel(0, px))

const compose = defineBrowserCommand<[string]>(async ({ page, context }, text) => {
  const session = await context.newCDPSession(page)
  await session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
})

const commitText = defineBrowserCommand<[string]>(({ page }, text) => page.keyboard.insertText(text))

const emulateMedia = defineBrowserCommand<[Media?]>(({ page }, { colorScheme = null, reducedMotion = null } = {}) =>
  page.emulateMedia({ colorScheme, reducedMotion }),
)

const findViolations = defineBrowserCommand<[string, AxeRules?]>(
  ({ page }, selector, { seriousOnly = false, wcagOnly = false, except = [] } = {}) =>
    findPageViolations(page, {
      selectors: [['iframe', selector]],
      seriousOnly,
      except,
      ...(wcagOnly ? { tags: WCAG_AA } : {}),
    }),
)

export const pageCommands = {
  press,
  holdKey,
  releaseKey,
  typeText,
  moveMouse,
  pressMouse,
  releaseMouse,
  turnWheel,
  compose,
  commitText,
  emulateMedia,
  findViolations,
}
