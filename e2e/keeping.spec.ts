import fc from 'fast-check'
import quarantine from '../src/client/features/safety/quarantine/locales/zh-CN.json' with { type: 'json' }
import palette from '../src/client/features/shell/palette/locales/zh-CN.json' with { type: 'json' }
import { findViolations } from './lib/axe.ts'
import {
  expect,
  folder,
  group,
  openOn,
  pressUntilOpen,
  site,
  soak,
  soakUnless,
  store,
  storedDocument,
  test,
  waitForLoad,
} from './lib/page.ts'
import { tileItems } from './lib/sorting.ts'

/** Chooses the other engine in its menu: a change that must survive a reload. */
async function chooseSecondEngine(page: import('@playwright/test').Page) {
  await page.getByRole('button', { name: /搜索引擎：/ }).click()
  await page.getByRole('menuitemradio').nth(1).click()
}

test('a change in one tab reaches the other at once', async ({ page, context }) => {
  await page.goto('/')
  await waitForLoad(page)
  const other = await context.newPage()
  await other.goto('/')
  await waitForLoad(other)
  await chooseSecondEngine(page)
  const name = await page.getByRole('button', { name: /搜索引擎：/ }).getAttribute('aria-label')
  await expect(other.getByRole('button', { name: /搜索引擎：/ })).toHaveAttribute('aria-label', name ?? '')
})

test('a change survives when the tab is killed right after it', async ({ page, context }) => {
  await page.goto('/')
  await waitForLoad(page)
  await chooseSecondEngine(page)
  await expect.poll(() => storedDocument(page, 'search')).toMatchObject({ data: { searchEnginesIndex: 1 } })
  await page.close({ runBeforeUnload: false })
  const again = await context.newPage()
  await again.goto('/')
  await waitForLoad(again)
  expect(await storedDocument(again, 'search')).toMatchObject({ data: { searchEnginesIndex: 1 } })
})

test('a change survives when the page is left at the same moment', async ({ page }) => {
  await openOn(page, { home: { groups: [group('g', [site('a'), site('b'), site('c')])], dock: [] } })
  const tiles = page.getByRole('main').getByRole('link')
  for (const left of [2, 1]) {
    await page.evaluate(() => {
      // As soon as the tile is removed, before anything can be stored.
      const tile = document.querySelector('#root [data-pages] a')
      const check = () => tile?.isConnected || location.reload()
      new MutationObserver(check).observe(document, { childList: true, subtree: true })
    })
    const reloaded = page.waitForEvent('load')
    await tiles.first().focus()
    await page.keyboard.press('Delete')
    await reloaded
    await waitForLoad(page)
    await expect(tiles).toHaveCount(left)
  }
})

for (const numRuns of [6, 30]) {
  const title = `any JSON in storage boots the page, ${numRuns} kinds of it; what could not be read is kept and told`
  test(title, soakUnless(numRuns === 6), async ({ page, context }) => {
    test.slow()
    const broken = fc.sample(
      fc.oneof(fc.jsonValue(), fc.record({ version: fc.integer({ min: 0, max: 2 }), data: fc.jsonValue() })),
      { numRuns, seed: 20261120 },
    )
    for (const [index, value] of broken.entries()) {
      await context.clearCookies()
      await page.goto('/components.json')
      await page.evaluate(() => new Promise((resolve) => (indexedDB.deleteDatabase('genkan').onsuccess = resolve)))
      await page.evaluate((text) => localStorage.setItem('genkan.first', text), JSON.stringify(value))
      await store(page, { 'document:home': value, 'document:time': value, 'document:search': value })
      await page.goto('/')
      await expect(page.getByRole('main'), `case ${index}: ${JSON.stringify(value)}`).toBeVisible()
      await expect(page.getByRole('navigation').getByRole('link').first(), 'the first desktop').toBeVisible()
      await expect(page.getByRole('status').or(page.getByRole('alert')).first()).toContainText(/原件|新/)
      const kept = await page.evaluate(
        () =>
          new Promise<string>((resolve) => {
            const opening = indexedDB.open('genkan')
            opening.onsuccess = () => {
              const all = opening.result.transaction('values').objectStore('values').getAll()
              all.onsuccess = () => resolve(JSON.stringify(all.result))
            }
          }),
      )
      expect(kept).toContain(JSON.stringify(value))
    }
  })
}

test('a damaged home shows every readable tile, reports it, and is repaired', soak, async ({ page }) => {
  const [a, b, c, d] = [site('a'), site('b'), site('c'), site('d')]
  const inside = { ...folder([c]), id: 'inside' }
  const damaged = [{ ...a, x: 'far', lock: 'no' }, b, b, { ...folder([inside]), extra: true }, {}]
  await openOn(page, { home: { groups: [{ ...group('g', damaged), mode: 'free' }], dock: [d] } })
  await expect(page.getByRole('status').or(page.getByRole('alert')).first()).toContainText(quarantine.quarantined)
  await expect(tileItems(page)).toHaveCount(3)
  const sound = { groups: [group('g', [a, b, folder([c])])], dock: [d] }
  await expect.poll(() => storedDocument(page, 'home')).toHaveProperty('data', sound)
  await page.reload()
  await waitForLoad(page)
  await expect(tileItems(page)).toHaveCount(3)
  await expect(page.getByText(quarantine.quarantined)).toHaveCount(0)
})

test('of a home that cannot be read the original can be downloaded and tried again, also later', async ({ page }) => {
  const mine = group('g', [site('a'), site('b')])
  await page.goto('/components.json')
  await store(page, {
    'document:home': { version: 0, data: 'rubbish', revision: 1, writer: 'x' },
    'aside:home:1000': { version: 0, data: { groups: [mine], dock: [] }, revision: 1, writer: 'x' },
  })
  await page.goto('/')
  await page.getByRole('status').getByRole('button', { name: quarantine.view }).click()
  const dialog = page.getByRole('dialog', { name: quarantine['command.quarantine'] })
  const [latest, earlier] = [dialog.getByRole('listitem').first(), dialog.getByRole('listitem').last()]
  await expect(dialog).toBeVisible()
  expect(await findViolations(page, { selectors: ['[role=dialog]'], seriousOnly: true })).toEqual([])
  const download = page.waitForEvent('download')
  await latest.getByRole('button', { name: quarantine.download }).click()
  const chunks: Buffer[] = []
  for await (const chunk of await (await download).createReadStream()) chunks.push(Buffer.from(chunk))
  expect(JSON.parse(Buffer.concat(chunks).toString())).toMatchObject({ data: 'rubbish', writer: 'x' })
  await latest.getByRole('button', { name: quarantine.tryAgain }).click()
  await expect(page.getByText(quarantine.stillUnreadable)).toBeVisible()
  await page.keyboard.press('Escape')
  await pressUntilOpen(page, 'Control+k', page.getByRole('dialog', { name: palette.title }))
  await page.keyboard.type(quarantine['command.quarantine'])
  await page.getByRole('option', { name: quarantine['command.quarantine'] }).click()
  await earlier.getByRole('button', { name: quarantine.tryAgain }).click()
  await expect(tileItems(page)).toHaveCount(2)
  await expect.poll(() => storedDocument(page, 'home')).toMatchObject({ data: { groups: [mine] } })
})

test('on a full disk the page keeps working and reports it', async ({ page }) => {
  await page.goto('/')
  await waitForLoad(page)
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError')
    }
  })
  await chooseSecondEngine(page)
  await expect(page.getByText('浏览器空间已满')).toBeVisible()
  await expect(page.getByRole('button', { name: /搜索引擎：/ })).not.toHaveAttribute('aria-label', /百度/)
})

test(
  'where the browser denies all storage the page works and reports that nothing is stored',
  soak,
  async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage', 'caches'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('denied', 'SecurityError')
          },
        })
      IDBFactory.prototype.open = () => {
        throw new DOMException('forbidden', 'SecurityError')
      }
    })
    await page.goto('/')
    await expect(page.getByText('浏览器不允许存储')).toBeVisible()
    await expect(page.getByRole('navigation').getByRole('link').first()).toBeVisible()
    await chooseSecondEngine(page)
    await expect(page.getByRole('button', { name: /搜索引擎：/ })).not.toHaveAttribute('aria-label', /百度/)
    await page.waitForLoadState('networkidle') // nor does anything that waits for the first frame complain
  },
)
