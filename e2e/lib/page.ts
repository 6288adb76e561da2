import { test as base, type Locator, type Page } from '@playwright/test'

/**
 * Runs in every page before anything else: `started` says whether this document's program has kept its look, the last thing
 * that it does as it starts. What lies in the storage may be of the document before. Self-contained: it is sent as text.
 */
function tellStart(): void {
  const { setItem } = Storage.prototype
  Object.assign(window, { started: false })
  Storage.prototype.setItem = function (key, value) {
    setItem.call(this, key, value)
    if (key === 'genkan.first') Object.assign(window, { started: true })
  }
}

/** A test whose page must stay quiet: no error on the console, no uncaught exception, no breach of the CSP. */
export const test = base.extend<{ readonly complaints: readonly string[] }>({
  context: async ({ context }, use) => {
    await context.addInitScript(tellStart)
    await use(context)
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        if (message.text().includes('blocked by Playwright')) return
        if (message.type() === 'error' || message.type() === 'warning')
          complaints.push(`${message.text()} ${message.location().url}`)
      })
      page.on('pageerror', (error) => complaints.push(String(error)))
      await page.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          console.error(`CSP: ${violatedDirective} ${blockedURI}`),
        )
      })
      await use(complaints)
      base.expect(complaints, 'what the page complained about').toEqual([])
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'

/** For a matrix: what stands for all of it is tested with everything else, the rest by `npm run soak -- browser`. */
export const soakUnless = (stands: boolean) => (stands ? {} : { tag: '@soak' })

/** Waits until the program has taken over and everything that it loads by itself has come. */
export async function settled(page: Page): Promise<void> {
  await page.locator('#root').getByRole('search').waitFor()
  await started(page)
}

/** The same for a page without a search box. */
export async function started(page: Page): Promise<void> {
  await page.waitForFunction(() => Reflect.get(window, 'started') ?? localStorage.getItem('genkan.first') !== null)
  await page.waitForLoadState('networkidle')
}

/** Presses a key once no menu is on its way out: until it has gone it hears all keys. */
export async function pressBeside(page: Page, key: string): Promise<void> {
  await base.expect(page.getByRole('menu')).toHaveCount(0)
  await page.keyboard.press(key)
}

/** Waits until the focus is in what has been opened, which would take it from whoever has it before. */
export async function focusIn(opened: Locator): Promise<void> {
  await base.expect.poll(() => opened.evaluate((one) => one.contains(document.activeElement))).toBe(true)
}

/** Presses a key on a row of a menu, which has the focus by then. */
export async function pressOn(row: Locator, key: string): Promise<void> {
  await focusIn(row.locator('xpath=ancestor::*[@role="menu"][1]'))
  await row.focus()
  await base.expect(row).toBeFocused()
  await row.page().keyboard.press(key)
}

/** Presses a key until what it opens is there: the page's keys come a while after its picture. */
export async function pressFor(page: Page, key: string, opened: Locator): Promise<void> {
  await base
    .expect(async () => {
      await page.keyboard.press(key)
      await base.expect(opened).toBeVisible({ timeout: 1500 })
    })
    .toPass()
}

/** Reads a document from the page's IndexedDB, as stored. */
export function storedDocument(page: Page, id: string): Promise<unknown> {
  return page.evaluate((key) => {
    const request = <T>(asked: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result)
        asked.onerror = () => reject(asked.error)
      })
    return request(indexedDB.open('genkan')).then((database) =>
      request<unknown>(database.transaction('values').objectStore('values').get(key)).finally(() => database.close()),
    )
  }, `document:${id}`)
}

/** Puts values into the page's IndexedDB, whatever they are, before the program starts. */
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

/** Opens the page on these documents, by their ids, as if it had been left so. */
export async function openOn(page: Page, documents: Readonly<Record<string, object>>): Promise<void> {
  await page.goto('/components.json') // of our origin, and no program
  const stored = Object.entries(documents).map(([id, data]) => [
    `document:${id}`,
    { version: 0, data, revision: 1, writer: 'x' },
  ])
  await store(page, Object.fromEntries(stored))
  await page.goto('/')
  await settled(page)
}

/** A site as a group holds it, called 站 and its id. */
export const site = (id: string, more: object = {}) => ({
  id,
  name: `站 ${id}`,
  type: 'icon',
  size: '1x1',
  url: `https://${id}.example/`,
  background: '#2b5f8f',
  ...more,
})

/** A group of the home screen, called 组 and its id. */
export const group = (id: string, children: readonly object[]) => ({
  id,
  name: `组 ${id}`,
  icon: 'home',
  mode: 0,
  lock: false,
  children,
})

/** The folder 文件夹 of two rows and columns. */
export const folder = (children: readonly object[]) => ({
  id: 'f',
  name: '文件夹',
  type: 'component',
  component: 'folder',
  size: '2x2',
  children,
})

/** The name of the group on screen. */
export const shownGroup = (page: Page): Promise<string | null> =>
  page.locator('#root #tiles').getAttribute('aria-label')
