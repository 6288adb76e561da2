import { test as base, type Locator, type Page, type TestInfo } from '@playwright/test'
import { readViews, VIEW } from '../../scripts/lib/suites/views.ts'
import { group, site } from '../../src/client/testing/items.ts'

export { folder, group, site } from '../../src/client/testing/items.ts'

/**
 * Runs in every page before its scripts: sets `started` when this document's program stores its look, its last step at
 * start (the storage alone may be of an earlier document). Must be self-contained: it is sent as text.
 */
function trackStart(): void {
  const { setItem } = Storage.prototype
  Object.assign(window, { started: false })
  Storage.prototype.setItem = function (key, value) {
    setItem.call(this, key, value)
    if (key === 'genkan.first') Object.assign(window, { started: true })
  }
}

/** Runs in the page before its scripts: pins the look of low-performance mode. Sent as text. */
export function pinSolidGlass(): void {
  try {
    localStorage.setItem('genkan.tier', 'solid')
  } catch {
    // the page has no storage
  }
}

/** Notes what a page complains of from now on: errors, warnings, exceptions and violations of its policy. */
export async function watchComplaints(page: Page, complaints: string[]): Promise<void> {
  page.on('console', (message) => {
    if (message.text().includes('blocked by Playwright')) return
    if (message.text().includes('GPU stall due to ReadPixels')) return // software draws a shader, a canvas reads it
    if (message.text().startsWith('Unsafe attempt to initiate navigation')) return // refused, as a test expects
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`CSP: ${violatedDirective} ${blockedURI}`),
    )
  })
}

let views: ReturnType<typeof readViews> | undefined

/** Notes in the report which views a page opens. */
export function noteViews(page: Page, { annotations }: TestInfo): void {
  views ??= readViews('client', 'extension') // not before: the build may be made by whoever loads this file
  const known = views
  page.on('request', (request) => {
    const view = known.get(new URL(request.url()).pathname)
    if (view !== undefined) annotations.push({ type: VIEW, description: view })
  })
}

/** Watches another page of a test as `complaints` does with its own. */
export async function watchPage(page: Page, complaints: string[], info: TestInfo): Promise<void> {
  await watchComplaints(page, complaints)
  noteViews(page, info)
}

export interface Fixtures {
  /**
   * Whether pages look as in low-performance mode, without blur and animations, which most tests would only wait for,
   * and `openOn` opens them over a plain colour. A test of them turns it off; `npm run soak -- browser` does for all.
   */
  readonly isLowPerformance: boolean
  readonly complaints: string[]
}

/** A test whose page must have no console error, no uncaught exception and no CSP violation. */
export const test = base.extend<Fixtures>({
  isLowPerformance: [true, { option: true }],
  context: async ({ context, isLowPerformance }, use) => {
    await context.addInitScript(trackStart)
    if (isLowPerformance && !process.env.GENKAN_E2E_ANIMATED) await context.addInitScript(pinSolidGlass)
    await use(context)
  },
  complaints: [
    async ({ page }, use, info) => {
      const complaints: string[] = []
      await watchPage(page, complaints, info)
      await use(complaints)
      base.expect(complaints, 'errors and warnings of the page').toEqual([])
    },
    { auto: true },
  ],
})

/** Playwright's, which polls more often: at most a tenth of a second late. */
export const expect: typeof base.expect = Object.assign(base.expect.configure({}), {
  poll: ((actual, options) =>
    base.expect.poll(actual, {
      intervals: [20, 50, 100],
      ...(typeof options === 'string' ? { message: options } : options),
    })) satisfies typeof base.expect.poll,
})

/** Of a test that is no journey of its own: `npm run soak -- browser` runs it, `npm test` does not. */
export const soak = { tag: '@soak' }

/** For a matrix of tests: representative cases always run, the others by `npm run soak -- browser`. */
export const soakUnless = (isRepresentative: boolean) => (isRepresentative ? {} : soak)

/** Waits until the program has taken over and its deferred modules are loaded. */
export async function waitForLoad(page: Page): Promise<void> {
  await waitUntil(page, () => {
    const box = document.querySelector('#root search')
    return 'started' in document.documentElement.dataset && box?.checkVisibility({ visibilityProperty: true }) === true
  })
}

/** The same for a page without a search box. */
export const waitForProgram = (page: Page): Promise<void> =>
  waitUntil(page, () => 'started' in document.documentElement.dataset)

/** Waits for a condition that often takes longer than 0.3 s: from then on locators are asked twice a second only. */
export async function waitUntil(page: Page, isMet: () => boolean): Promise<void> {
  await page.waitForFunction(isMet, undefined, { polling: 20 })
}

/** Presses a key after all menus have closed: a closing menu still receives all keys. */
export async function pressWithoutMenu(page: Page, key: string): Promise<void> {
  await base.expect(page.getByRole('menu')).toHaveCount(0)
  await page.keyboard.press(key)
}

/** Waits until the opened element has the focus, which it would otherwise take later. */
export async function waitForFocusIn(opened: Locator): Promise<void> {
  await base.expect.poll(() => opened.evaluate((one) => one.contains(document.activeElement))).toBe(true)
}

/** Focuses a row of a menu and presses a key on it. */
export async function pressOnRow(row: Locator, key: string): Promise<void> {
  await waitForFocusIn(row.locator('xpath=ancestor::*[@role="menu"][1]'))
  await row.focus()
  await base.expect(row).toBeFocused()
  await row.page().keyboard.press(key)
}

/** Presses a key until it opens an element: the page's shortcuts load after its first frame. */
export async function pressUntilOpen(page: Page, key: string, opened: Locator): Promise<void> {
  await base
    .expect(async () => {
      await page.keyboard.press(key)
      await base.expect(opened).toBeVisible({ timeout: 1500 })
    })
    .toPass()
}

/** Reads a document from the page's IndexedDB, as stored. */
export const storedDocument = (page: Page, id: string): Promise<unknown> => storedValue(page, `document:${id}`)

/** How many site icons of the desktop are stored, so that the next opening asks for none of them. */
export const countStoredIcons = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('genkan')
        opening.onsuccess = () => {
          const icons = IDBKeyRange.bound('icon:', 'icon;')
          const counting = opening.result.transaction('values').objectStore('values').count(icons)
          counting.onsuccess = () => resolve(counting.result)
        }
      }),
  )

/** Reads any value from the page's IndexedDB. */
export function storedValue(page: Page, key: string): Promise<unknown> {
  return page.evaluate((asked) => {
    const request = <T>(one: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        one.onsuccess = () => resolve(one.result)
        one.onerror = () => reject(one.error)
      })
    return request(indexedDB.open('genkan')).then((database) =>
      request<unknown>(database.transaction('values').objectStore('values').get(asked)).finally(() => database.close()),
    )
  }, key)
}

/** Writes arbitrary values to the page's IndexedDB, before the program starts. */
export function store(page: Page, values: Readonly<Record<string, unknown>>): Promise<void> {
  return page.evaluate(
    (entries) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('genkan')
        opening.onupgradeneeded = () => opening.result.createObjectStore('values')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const database = opening.result
          const transaction = database.transaction('values', 'readwrite')
          for (const [key, value] of entries) transaction.objectStore('values').put(value, key)
          transaction.oncomplete = () => {
            database.close()
            resolve()
          }
          transaction.onabort = () => reject(transaction.error)
        }
      }),
    Object.entries(values),
  )
}

/** A wallpaper without a picture, which would have to be decoded. */
const PLAIN = { wallpaperType: 0, wallpaperBg: '#dfe7ee' }

/** Opens the page with these stored documents, by their ids; on a desk of three sites unless they have another. */
export async function openOn(page: Page, documents: Readonly<Record<string, object>> = {}): Promise<void> {
  await storeDocuments(page, documents)
  await page.goto('/')
  await waitForLoad(page)
}

/** Stores what `openOn` opens the page with, without opening it. */
export async function storeDocuments(page: Page, documents: Readonly<Record<string, object>>): Promise<void> {
  await page.goto('/components.json') // same origin, without the program
  const isPlain = await page.evaluate(() => localStorage.getItem('genkan.tier') === 'solid')
  const all = { ...(isPlain ? { wallpaper: PLAIN } : {}), home: desk(), ...documents }
  const stored = Object.entries(all).map(([id, data]) => [
    `document:${id}`,
    { version: 0, data, revision: 1, writer: 'x' },
  ])
  await store(page, Object.fromEntries(stored))
}

/** One group of three sites: the first desktop, with all its icons, takes twice as long to open. */
const desk = () => ({ groups: [group('a', [site('1'), site('2'), site('3')])], dock: [] })

/** Name of the current group. */
export const shownGroup = (page: Page): Promise<string | null> =>
  page.locator('#root #tiles').getAttribute('aria-label')
