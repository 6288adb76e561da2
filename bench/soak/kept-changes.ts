import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { group, openOn, site, store, waitForLoad } from '../../e2e/lib/page.ts'
import { ensureChromium } from '../../scripts/browser.ts'
import { buildChanged } from '../../scripts/lib/builds.ts'
import { type Bench, type Figure, median, percentile } from '../../scripts/lib/figures.ts'
import { startServer } from '../../scripts/lib/server.ts'
import { killBrowser, startBrowser } from './killed/browser.ts'

/** Milliseconds after a change is seen within which 99 % must be safe from a killed browser. */
const SAFE_MS = 100
const TILES = 60
const names = Array.from({ length: TILES }, (_, at) => `t${at}`)
const HOME = {
  groups: [
    group(
      'g',
      names.map((name) => site(name)),
    ),
  ],
  dock: [],
}

const tile = (name: string) => `#root main a[href="https://${name}.example/"]`

/** Deletes a tile by its key. @returns the time (ms since 1970) at which it is gone from the page */
async function deleteTile(page: Page, name: string, leave = false): Promise<number> {
  await page.locator(tile(name)).focus()
  const gone = page.evaluate(
    ([selector, leaves]) =>
      new Promise<number>((resolve) => {
        const element = document.querySelector(selector)
        new MutationObserver((_changes, observer) => {
          if (element?.isConnected) return
          observer.disconnect()
          if (leaves) location.reload()
          resolve(Date.now())
        }).observe(document, { childList: true, subtree: true })
      }),
    [tile(name), leave] as const,
  )
  const answered = leave ? gone.catch(() => Date.now()) : gone // the page may be gone before it answers
  await page.keyboard.press('Delete')
  return answered
}

/** Waits until another process would find the deletion: in the record, or in the journal. @returns ms since 1970 */
function timeUntilStored(watcher: Page, name: string): Promise<number> {
  return watcher.evaluate(async (id) => {
    const ask = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await ask(indexedDB.open('genkan'))
    try {
      for (;;) {
        const values = database.transaction('values').objectStore('values')
        const found = await Promise.all([
          ask<unknown>(values.get('document:home')),
          ask<unknown[]>(values.getAll(IDBKeyRange.bound('journal:home', 'journal:home\uffff'))),
        ])
        const [record, journal] = found.map((value) => JSON.stringify(value))
        if (!record?.includes(`"${id}"`) || journal?.includes(`"${id}"`)) return Date.now()
      }
    } finally {
      database.close()
    }
  }, name)
}

/** Milliseconds of a write to a database of its own, from the call to its completion. */
function timeBareWrite(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('bare')
        opening.onupgradeneeded = () => opening.result.createObjectStore('values')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const database = opening.result
          const start = performance.now()
          const transaction = database.transaction('values', 'readwrite')
          transaction.objectStore('values').put({ at: start }, 'key')
          transaction.oncomplete = () => {
            database.close()
            resolve(performance.now() - start)
          }
        }
      }),
  )
}

/** How long a change that is seen is unsafe, while a second page reads the database. */
async function measureDelay(context: BrowserContext, rounds: number): Promise<readonly Figure[]> {
  const [page, watcher] = [await context.newPage(), await context.newPage()]
  await openOn(page, { home: HOME })
  await watcher.goto('/components.json')
  const [delays, control]: [number[], number[]] = [[], []]
  for (const name of names.slice(0, rounds)) {
    const [seen, stored] = await Promise.all([deleteTile(page, name), timeUntilStored(watcher, name)])
    delays.push(Math.max(0, stored - seen))
    control.push(await timeBareWrite(page))
  }
  await page.close()
  await watcher.close()
  const bare = (p: number) => ({ name: 'bare database write', value: percentile(control, p) })
  return [
    { name: 'a seen change is stored after (median)', value: median(delays), unit: 'ms', control: bare(0.5) },
    {
      name: '99 % of seen changes are stored after',
      value: percentile(delays, 0.99),
      unit: 'ms',
      target: { op: '<=', value: SAFE_MS },
      control: bare(0.99),
      timed: true,
    },
  ]
}

/** One tab changes the home and is left in the same moment in which another tab changes it. @returns lost changes */
async function leaveBesideAnother(context: BrowserContext, rounds: number): Promise<number> {
  const [leaving, staying] = [await context.newPage(), await context.newPage()]
  await openOn(leaving, { home: HOME })
  await staying.goto('/')
  await waitForLoad(staying)
  let lost = 0
  for (let round = 0; round < rounds; round++) {
    const [mine, theirs] = [names[2 * round] ?? '', names[2 * round + 1] ?? '']
    const reloaded = leaving.waitForEvent('load')
    await Promise.all([deleteTile(leaving, mine, true), deleteTile(staying, theirs)])
    await reloaded
    await waitForLoad(leaving)
    const fresh = await context.newPage()
    await fresh.goto('/')
    await waitForLoad(fresh)
    for (const name of [mine, theirs]) {
      const gone = await fresh
        .locator(tile(name))
        .waitFor({ state: 'detached', timeout: 5000 })
        .then(
          () => true,
          () => false,
        )
      if (!gone) lost++
    }
    await fresh.close()
  }
  return lost
}

/** Kills the browser (SIGKILL) 0 to 250 ms after a change was seen. @returns lost changes */
async function killAfterChanges(origin: string, rounds: number, log: (line: string) => void): Promise<number> {
  const profile = mkdtempSync(join(tmpdir(), 'genkan-soak-kept-'))
  let lost = 0
  try {
    for (let round = 0; round <= rounds; round++) {
      const [child, context] = await startBrowser(profile, log)
      try {
        const page = await context.newPage()
        if (round === 0) {
          await page.goto(`${origin}/components.json`) // same origin, without the program
          await store(page, { 'document:home': { version: 0, data: HOME, revision: 1, writer: 'x' } })
        }
        await page.goto(`${origin}/`)
        await waitForLoad(page)
        const before = names[round - 1]
        if (before !== undefined && (await page.locator(tile(before)).count()) > 0) {
          lost++
          log(`round ${round}: ${before} came back`)
        }
        if (round === rounds) break
        await deleteTile(page, names[round] ?? '')
        await new Promise((resolve) => setTimeout(resolve, (round * 37) % 250))
      } finally {
        await killBrowser(child)
      }
    }
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 3 })
  }
  return lost
}

const none = { unit: 'changes', target: { op: '<=', value: 0 } } as const

export const bench: Bench = {
  about:
    'Changes that were seen: how soon they are stored, and how many are lost with a killed browser or between two tabs.',
  quickSeconds: 240,
  async run({ quick, log }) {
    await buildChanged(['client'])
    const server = await startServer()
    const browser = await chromium.launch({ executablePath: ensureChromium() })
    try {
      const newContext = () => browser.newContext({ baseURL: server.origin, locale: 'zh-CN' })
      const figures = [...(await measureDelay(await newContext(), quick ? 20 : 50))]
      for (const { name, value } of figures) log(`${name}: ${value.toFixed(0)}`)
      const left = await leaveBesideAnother(await newContext(), quick ? 6 : 30)
      log(`lost between two tabs: ${left}`)
      figures.push({ name: 'lost between two tabs, one of them left', value: left, ...none })
      const killed = await killAfterChanges(server.origin, quick ? 6 : 45, log)
      figures.push({ name: 'lost with a killed browser', value: killed, ...none })
      return figures
    } finally {
      await browser.close()
      await server.stop()
    }
  },
}
