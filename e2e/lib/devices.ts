import type { APIRequestContext, Browser, Page, TestInfo } from '@playwright/test'
import { SECTIONS } from '../../src/shared/entities/section.ts'
import { pinSolidGlass, store, storeDocuments, waitForLoad, watchPage } from './page.ts'

export interface Login {
  readonly token: string
  readonly info: { readonly id: string; readonly username: string }
}

let made = 0

/** Makes an account at the server under test. @returns the login, as a page stores it under `session` */
export async function registerUser(request: APIRequestContext): Promise<Login> {
  made += 1
  const username = `u${Date.now() % 1e8}_${process.pid % 1000}_${made}`.slice(0, 16)
  // from an address of its own: of one address only some may register in a minute
  const address = `198.51.${process.pid & 255}.${made & 255}`
  const data = { username, password: 'abc123' }
  const answer = await request.post('/users/register', { data, headers: { 'x-forwarded-for': address } })
  const { code, data: login } = await answer.json()
  if (code !== 0) throw new Error(`no account: ${code}`)
  return login
}

export interface Watch {
  readonly info: TestInfo
  readonly complaints: string[]
}

interface DeviceOptions {
  /** What is stored in it; nothing, as in a new browser, if left out. */
  readonly documents?: Readonly<Record<string, object>>
  /** What else is stored, by its keys. */
  readonly values?: Readonly<Record<string, object>>
  readonly watch: Watch
}

/** Opens a browser of its own, in low-performance mode as the test's own, in which somebody is logged in. */
export async function openDevice(
  browser: Browser,
  login: Login,
  { documents, values, watch }: DeviceOptions,
): Promise<Page> {
  const context = await browser.newContext()
  await context.addInitScript(pinSolidGlass)
  const page = await context.newPage()
  await watchPage(page, watch.complaints, watch.info)
  if (documents === undefined)
    await page.goto('/components.json') // same origin, without the program
  else await storeDocuments(page, documents)
  await store(page, { ...values, session: login })
  await page.goto('/')
  await waitForLoad(page)
  return page
}

/** What devices complained of but for the requests that a lost network or another device's push lets fail. */
export const besidesSync = (complaints: readonly string[]): readonly string[] =>
  complaints.filter((complaint) => !/net::ERR_|409 \(Conflict\) \S+\/update_backup/.test(complaint))

/** Has a page look at the cloud, as when its window is focused. */
export const lookAtCloud = (page: Page): Promise<void> => page.evaluate(() => void dispatchEvent(new Event('focus')))

/** Has a device begin with an empty cloud, so that it is not asked at its login which side is to stay. */
export async function beginSync(page: Page, { token, info }: Login): Promise<void> {
  const { data } = await (await page.request.get('/users/async_time', { headers: { authorization: token } })).json()
  const times = Object.fromEntries(SECTIONS.map((section) => [section, 0]))
  await store(page, { sync: { user: info.id, epoch: data.epoch, times } })
  await page.reload()
  await waitForLoad(page)
}
