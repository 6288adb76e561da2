import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { tools, wallpaperUrl } from './lib/chrome.ts'
import { countStoredIcons, expect, group, soak, store, test, waitForLoad } from './lib/page.ts'
import { theWindow } from './lib/window.ts'

test.use({ serviceWorkers: 'allow' })

/** Response mode of the front server: this build, the next one, or the next one with missing files. */
type Delivery = 'this' | 'next' | 'half of the next'
let delivery: Delivery
let door: Server
let address: string

/** Simulates the next build: the same files under other names. */
const renamed = (text: string) =>
  text
    .replaceAll(/["`]\/?assets\//g, (found) => `${found}next/`)
    .replaceAll(/(content="|"build":")[\w-]{12}"/g, '$1nextnextnext"')

test.beforeEach(async ({ baseURL }) => {
  delivery = 'this'
  door = createServer(async (request, response) => {
    const path = request.url ?? '/'
    const next = delivery !== 'this'
    const isAsset = path.startsWith('/assets/')
    const isNext = path.startsWith('/assets/next/')
    const isMissing = isAsset && next && (!isNext || delivery === 'half of the next')
    const answer = await fetch(`${baseURL}${path.replace('/assets/next/', '/assets/')}`, {
      headers: { 'accept-encoding': 'identity', 'accept-language': request.headers['accept-language'] ?? '' },
    })
    const isText = next && /html|javascript/.test(answer.headers.get('content-type') ?? '')
    const body = isText ? Buffer.from(renamed(await answer.text())) : Buffer.from(await answer.arrayBuffer())
    const headers = [...answer.headers].filter(([name]) => !/^(content-length|etag|connection|keep-alive)$/.test(name))
    response.writeHead(isMissing ? 404 : answer.status, Object.fromEntries(headers)).end(isMissing ? '' : body)
  })
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(door.address() as AddressInfo).port}/`
})
test.afterEach(() => {
  door.closeAllConnections()
  door.close()
})

const builds = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('genkan-build-')).length)
const programOf = (page: Page) => page.locator('link[data-program]').getAttribute('href')

/** Opens the page and waits until its service worker has cached its files. */
async function visit(page: Page) {
  await page.goto(address)
  await waitForLoad(page)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  const language = (await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => (name.includes('zh-CN') ? [name] : [])),
  )) as string[]
  const kept = () =>
    page.evaluate(
      (names) =>
        Promise.all(names.map((one) => caches.match(one))).then((all) => all.every((one) => one !== undefined)),
      language,
    )
  await expect.poll(kept).toBe(true)
}

test('digit fonts loaded later are cached, too', soak, async ({ page }) => {
  await visit(page)
  const fonts = () =>
    page.evaluate(async () => {
      const caching = (await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => url),
      )
      return (await Promise.all(caching)).flat().filter((url) => url.endsWith('.woff2')).length
    })
  await expect.poll(fonts).toBe(1)
})

test('after the first visit the page opens completely without its server', async ({ page, context }) => {
  await visit(page)
  await expect.poll(() => countStoredIcons(page)).toBeGreaterThan(60)
  const hasNight = () =>
    page.evaluate(async () => {
      const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
      const names = ['night-', 'night.min-', 'dusk.min-'] // and what the light of dusk and night is drawn from
      return names.every((name) => kept.flat().some(({ url }) => url.includes(`/${name}`)))
    })
  await expect.poll(hasNight).toBe(true)
  door.closeAllConnections()
  door.close()
  await context.setOffline(true)
  await page.reload()
  await expect(page.locator('#first')).toHaveCount(0)
  await expect(page.getByRole('link', { name: '知乎' }).first()).toBeVisible()
  const broken = () =>
    page
      .locator('li img')
      .evaluateAll((images) => images.filter((image) => (image as HTMLImageElement).naturalWidth === 0).length)
  await expect.poll(broken).toBe(0)
  await page.getByRole('button', { name: /搜索引擎：/ }).click()
  await expect(page.getByRole('menuitemradio').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '办公', exact: true }).last().click() // icons of another group are cached, too
  await expect(page.getByRole('link', { name: '知乎' })).toHaveCount(0)
  await expect.poll(broken).toBe(0)
  await tools(page).getByRole('button', { name: '深色模式' }).click() // the night was never seen
  await expect.poll(() => wallpaperUrl(page)).toContain('night')
})

test(
  'who has a white board can draw without the server, though this build has never opened one',
  soak,
  async ({ page, context }) => {
    const tile = { id: 'w', name: '', type: 'component', component: 'white-board', size: '2x2' }
    const data = { groups: [group('a', [tile])], dock: [] }
    await page.goto(`${address}components.json`)
    const boards = { boards: [{ id: 'b', name: '草图', created: 1 }], deleted: {} }
    const documentOf = (data: object) => ({ version: 0, data, revision: 1, writer: 'x' })
    await store(page, { 'document:home': documentOf(data), 'document:white-board': documentOf(boards) })
    await visit(page)
    const worker = await (await fetch(`${address}sw.js`)).text()
    const { parts } = JSON.parse(/self\.genkan=(\{.*?\]\}\})/.exec(worker)?.[1] ?? '{}')
    const program: readonly string[] = parts['white-board']
    expect(program.length).toBeGreaterThan(1)
    const missing = () =>
      page.evaluate(async (paths) => {
        const found = await Promise.all(paths.map((path) => caches.match(path)))
        return paths.filter((_, index) => found[index] === undefined)
      }, program)
    await expect.poll(missing, { timeout: 30_000 }).toEqual([])
    door.closeAllConnections()
    door.close()
    await context.setOffline(true)
    await page.reload()
    await expect(page.locator('#first')).toHaveCount(0)
    await page.locator('#root article').click()
    await theWindow(page).getByText('草图').click()
    await expect(theWindow(page).locator('canvas.interactive')).toBeVisible()
  },
)

test('an update is atomic: an open page keeps its build, the next one uses only the new build', async ({
  page,
  context,
}) => {
  await visit(page)
  const before = await programOf(page)
  delivery = 'next'
  const other = await context.newPage()
  await other.goto(address)
  expect(await programOf(other)).toBe(before) // the cached build is shown at once; the update loads meanwhile
  await expect.poll(() => builds(page), { timeout: 30_000 }).toBe(2)
  await page.getByRole('button', { name: /搜索引擎：/ }).click()
  await expect(page.getByRole('menuitemradio').first()).toBeVisible()
  await expect
    .poll(
      async () => {
        await other.reload()
        return programOf(other)
      },
      { timeout: 30_000 }, // the worker of the new build is caching it meanwhile
    )
    .toContain('/assets/next/')
  await waitForLoad(other)
  await expect(other.locator('#first')).toHaveCount(0)
  const loaded = await other.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  )
  expect(loaded.filter((path) => /^\/assets\/(?!next\/).*\.(js|css)$/.test(path))).toEqual([])
  await expect(other.getByRole('link', { name: '知乎' }).first()).toBeVisible()
})

test('an incomplete update changes nothing', soak, async ({ page }) => {
  await visit(page)
  const before = await programOf(page)
  delivery = 'half of the next'
  for (let time = 0; time < 2; time += 1) {
    await page.reload()
    await waitForLoad(page)
    expect(await programOf(page)).toBe(before)
    await expect(page.getByRole('link', { name: '知乎' }).first()).toBeVisible()
  }
})
