import { clickOn, type EnginePage, until } from './engine-page.ts'
import { NEW_TAB } from './firefox-extension.ts'
import { type Journey, STARTED } from './journey.ts'

const AVATAR = `document.querySelector('#root nav button')`
const LINKS = `document.querySelectorAll('#tiles li > a')`
const buttonNamed = (name: string) =>
  `[...document.querySelectorAll('button')].findLast((button) => button.textContent === '${name}')`
const USER = { username: 'firefox', password: 'abc123' }

/** Asks the server from outside the page. @returns the `data` of its answer */
async function ask<T>(address: string, { body, token }: { body?: object; token?: string }): Promise<T> {
  const response = await fetch(address, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: token }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return (await response.json()).data
}

/** Types into a field that is empty. */
async function typeInto(page: EnginePage, selector: string, text: string): Promise<void> {
  await clickOn(page, `document.querySelector(${JSON.stringify(selector)})`)
  await page.type(text)
  await until(page, `document.querySelector(${JSON.stringify(selector)}).value === ${JSON.stringify(text)}`)
}

/** What somebody does with the extension in Firefox, by name, in this order. */
export const EXTENSION_JOURNEY: Journey = {
  async 'a new tab is the page, with what it requires as its only permissions'({ page, look }) {
    await page.open(NEW_TAB)
    await until(page, STARTED)
    await until(page, `document.querySelectorAll('#tiles li').length > 12`)
    const permissions = await page.evaluate<readonly string[]>(
      'browser.permissions.getAll().then(({ permissions }) => permissions)',
    )
    if (permissions.toSorted().join() !== 'contextMenus,storage,unlimitedStorage')
      throw new Error(`it has ${permissions}`)
    await look('extension')
  },
  async 'what the browser does not allow is said, and the page goes on'({ page }) {
    await page.evaluate(`void (browser.permissions.request = async () => false)`)
    await clickOn(page, AVATAR)
    await clickOn(page, buttonNamed('连接服务器'))
    await typeInto(page, '[role="dialog"] input[type="url"]', 'https://start.example')
    await page.press('Enter')
    await until(page, `document.querySelector('[role="dialog"] form')?.textContent.includes('没有允许')`)
    await page.reload()
    await until(page, STARTED)
  },
  async 'it is connected with a server of its own'({ page, origin }) {
    await clickOn(page, AVATAR)
    await clickOn(page, buttonNamed('连接服务器'))
    await typeInto(page, '[role="dialog"] input[type="url"]', origin)
    await page.evaluate(`void (window.isBefore = true)`)
    await page.press('Enter')
    await until(page, `window.isBefore === undefined && ${STARTED}`)
  },
  async 'somebody logs in, and what he changes is in the cloud'({ page, origin, look }) {
    const { token } = await ask<{ readonly token: string }>(`${origin}/users/register`, { body: USER })
    await clickOn(page, AVATAR)
    await typeInto(page, '[role="dialog"] input[autocomplete="username"]', USER.username)
    await typeInto(page, '[role="dialog"] input[type="password"]', USER.password)
    await page.press('Enter')
    await until(page, `document.querySelector('[role="dialog"]') === null`)
    const count = await page.evaluate<number>(`${LINKS}.length`)
    await page.evaluate(`${LINKS}[0].focus()`)
    await page.press('Delete')
    await until(page, `${LINKS}.length === ${count - 1}`)
    await look('extension-user')
    const isThere = async () =>
      (await ask<{ readonly async_nav_info: number }>(`${origin}/users/async_time`, { token })).async_nav_info > 0
    const end = performance.now() + 30_000
    while (!(await isThere())) {
      if (performance.now() > end) throw new Error('nothing has come to the cloud')
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
  },
  async 'without its server it is there all the same'({ page, goOffline }) {
    const names = `[...${LINKS}].map((link) => link.href).join()`
    const before = await page.evaluate<string>(names)
    await goOffline()
    await page.reload()
    await until(page, STARTED)
    await until(page, `${names} === ${JSON.stringify(before)}`)
  },
}
