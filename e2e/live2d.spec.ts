import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { type RunningServer, startServer } from '../scripts/lib/server.ts'
import messages from '../src/client/features/look/mascot/locales/zh-CN.json' with { type: 'json' }
import lines from '../src/client/features/look/mascot/speech/lines/zh-CN.json' with { type: 'json' }
import settings from '../src/client/features/shell/settings/locales/zh-CN.json' with { type: 'json' }
import {
  test as base,
  expect,
  openOn,
  pressUntilOpen,
  pressWithoutMenu,
  store,
  storedDocument,
  waitForLoad,
} from './lib/page.ts'
import { expectToast } from './lib/toasts.ts'

/** An operator's Live2D, with a runtime that draws a square: chosen, pressed, left, and where it fails. */

/** What stands in for a runtime: it compiles WebAssembly as Cubism's core does, and notes what it is told. */
const RUNTIME = `export default async function load(container, address) {
  await WebAssembly.compile(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0))
  const { Version } = await (await fetch(address)).json()
  if (Version !== 3) throw new Error('no such version')
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  context.fillStyle = '#3a7d5c'
  context.fillRect(0, 0, canvas.width, canvas.height)
  container.append(canvas)
  globalThis.told ??= []
  const note = (name) => (...values) => void told.push([name, ...values].join(' '))
  return {
    ...{ express: note('express'), play: note('play'), lookAt() {}, blink: note('blink'), setMoving: note('move') },
    hitArea({ target, clientY }) {
      const { top, height } = target.getBoundingClientRect()
      return target === canvas && clientY < top + height / 2 ? 'head' : undefined
    },
    photograph: () => new Promise((resolve) => canvas.toBlob(resolve)),
    dispose: () => canvas.remove(),
  }
}`

interface Server {
  readonly server: RunningServer
  /** The variables of a server with it. */
  readonly env: Readonly<Record<string, string>>
}

const test = base.extend<object, Server>({
  env: [
    async ({ browserName: _ }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'genkan-live2d-'))
      const write = (name: string, text: string): string => {
        const path = join(folder, name)
        mkdirSync(dirname(path), { recursive: true })
        writeFileSync(path, text)
        return path
      }
      write('models/春/haru.model3.json', '{"Version":3}')
      write('models/坏/old.model3.json', '{"Version":2}')
      const runtime = write('runtime.js', RUNTIME)
      await use({ LIVE2D_RUNTIME: runtime, LIVE2D_MODELS: join(folder, 'models'), LOG_LEVEL: 'error' })
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ env }, use) => {
      const server = await startServer({ env })
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ server }, use) => use(server.origin),
})

const SHOWN = { isShow: true, isTalking: false }
const figure = (page: Page, name: string) => page.getByRole('button', { name: messages.figure.replace('{name}', name) })
const tool = (page: Page, name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true })
const row = (page: Page, label: string) => page.locator(`[data-form-row="${label}"]`)
const told = (page: Page): Promise<readonly string[]> => page.evaluate('globalThis.told')

test('chosen in the settings it is shown, answers a press, has its picture taken, and is left by the change tool', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await openOn(page, { live2d: SHOWN })
  await expect(figure(page, '小玄').locator('svg')).toBeVisible()
  expect(asked.filter((path) => path.startsWith('/live2d'))).toEqual([])

  await pressUntilOpen(page, 'Control+s', page.getByRole('dialog', { name: settings.title }))
  await page.getByRole('tab', { name: messages.tab }).click()
  await expect(row(page, messages['field.dress'])).toBeVisible()
  await row(page, messages['field.character']).getByRole('button').click()
  await page.getByRole('menuitemradio', { name: '春' }).click()
  await expect(row(page, messages['field.dress'])).toHaveCount(0)
  await expect(page.getByRole('dialog').locator('canvas'), 'in the preview').toBeVisible()
  await pressWithoutMenu(page, 'Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const canvas = figure(page, '春').locator('canvas')
  await expect(canvas).toBeVisible()
  await expect(figure(page, '春').locator('svg')).toHaveCount(0)
  await canvas.click({ position: { x: 90, y: 20 } })
  await expect(page.locator('#root [class*=bubble]')).toHaveText(new RegExp(lines.head.join('|')))
  expect(await told(page)).toEqual(expect.arrayContaining([expect.stringMatching(/^play (nod|ponder|startle)$/)]))
  await expect(tool(page, messages.dressUp)).toHaveCount(0)
  const [photo] = await Promise.all([page.waitForEvent('download'), tool(page, messages.photo).click()])
  expect(photo.suggestedFilename()).toBe('春.png')

  await tool(page, messages.change).click()
  await expect(figure(page, '小玄').locator('svg')).toBeVisible()
  await expect(page.locator('#root canvas')).toHaveCount(0)
  const stored = async () => ((await storedDocument(page, 'live2d')) as { readonly data: object }).data
  await expect.poll(stored).toMatchObject({ character: 'cat', model: '' })
})

test('one that cannot be loaded is stood in for by one of ours, which a toast says once', async ({
  page,
  complaints,
}) => {
  await page.clock.install()
  await openOn(page, { live2d: { ...SHOWN, model: '坏', character: 'owl' } })
  await expectToast(page, messages.modelFailed.replace('{name}', '坏').replace('{other}', '守更'))
  await expect(figure(page, '守更').locator('svg')).toBeVisible()
  await expect(figure(page, '守更').locator('canvas')).toHaveCount(0)
  expect(complaints.splice(0)).toEqual([expect.stringContaining('no such version')])
})

test('one that is offered no longer is stood in for, too', async ({ page }) => {
  await openOn(page, { live2d: { ...SHOWN, model: 'gone' } })
  await expect(figure(page, '小玄').locator('svg')).toBeVisible()
})

test.describe('a page that was cached before', () => {
  test.use({ serviceWorkers: 'allow' })

  test('offers it from the next time on', async ({ page, env, complaints }) => {
    const before = await startServer({ env: { LOG_LEVEL: 'error' } })
    await page.goto(before.origin)
    await waitForLoad(page)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await store(page, { 'document:live2d': { version: 0, data: { ...SHOWN, model: '春' }, revision: 1, writer: 'x' } })
    await before.stop()
    const after = await startServer({ env, port: before.port })
    await page.clock.install({ time: Date.now() + 3_600_000 }) // what the server has answered before is old
    await page.goto(before.origin)
    await expect(figure(page, '小玄').locator('svg')).toBeVisible()
    await expect(async () => {
      await page.reload()
      await expect(figure(page, '春').locator('canvas')).toBeVisible({ timeout: 3000 })
    }).toPass()
    await after.stop()
    // once for each time that the page was the old one
    expect([...new Set(complaints.splice(0))]).toEqual(['CSP: script-src wasm-eval '])
  })
})
