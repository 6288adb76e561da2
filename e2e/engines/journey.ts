import { clickOn, type EnginePage, middleOf, until } from './engine-page.ts'

export const STARTED = `'started' in document.documentElement.dataset && document.querySelector('#root search')`
const LINKS = `[...document.querySelectorAll('#tiles li > a')]`
const FOLDERS = `[...document.querySelectorAll('#tiles li > button[title][aria-haspopup="dialog"]')]`
const FIGURE = `document.querySelector('#root [role="button"][aria-label^="小玄"]:has(svg [data-part])')`
const APP = `document.querySelector('#layer-window [role="dialog"]')`

/** Whether a snapshot of the current look is stored: another one is not shown, and the look may follow the speed. */
const SNAPSHOT = `(() => {
  if (localStorage.getItem('genkan.slow') === null) return false
  const { theme, wallpaperText, glassTier } = document.documentElement.dataset
  const { key } = JSON.parse(localStorage.getItem('genkan.snapshot'))
  return key.includes([document.documentElement.lang, theme, wallpaperText, glassTier].join(' '))
})()`

/**
 * What a page's opening has left, in its order. The rules of a snapshot that was shown stay in the page's sheet, and the
 * program asks for its second part ahead of its messages only where it finds one.
 */
const FIRST_FRAME = `(() => {
  const rules = [...document.styleSheets].flatMap(({ ownerNode, cssRules }) => (ownerNode.localName === 'style' ? [...cssRules] : []))
  const firstOf = (part) => performance.getEntriesByType('resource').find(({ name }) => name.includes(part))?.startTime
  const [shell, messages] = ['/assets/shell-', '/assets/zh-CN-'].map(firstOf)
  const [painted] = performance.getEntriesByName('first-contentful-paint')
  return [
    rules.some(({ selectorText }) => selectorText === '#first [data-sprite-cell]') && shell <= messages && 'snapshot',
    painted?.startTime < shell && 'paint',
    'program',
  ].filter(Boolean).join(', ')
})()`

const namesOf = (page: EnginePage) => page.evaluate<readonly string[]>(`${LINKS}.map((link) => link.href)`)

interface Stage {
  readonly page: EnginePage
  /** Address of the page. */
  readonly origin: string
  /** Stops the server. */
  readonly goOffline: () => Promise<unknown>
  /** Takes a picture for whoever compares engines, once the page has come to rest. @param what is to be seen */
  readonly look: (what: string) => Promise<unknown>
}

/** Steps by name, in their order. Each says by an error what is not as it should be. */
export type Journey = Readonly<Record<string, (stage: Stage) => Promise<void>>>

/** What somebody does on the page, by name, in this order. Each says by an error what is not as it should be. */
export const JOURNEY: Journey = {
  async 'the first visit has a desktop'({ page, origin, look }) {
    await page.open(origin)
    await until(page, STARTED)
    await until(page, `document.querySelectorAll('#tiles li').length > 12`)
    await until(page, `/^\\d{1,2}:\\d{2}/.test(document.querySelector('#root header time').textContent)`)
    await look('desktop')
  },
  async 'the second visit begins as the first has ended'({ page }) {
    await until(page, SNAPSHOT)
    const before = await namesOf(page)
    await page.reload()
    await until(page, STARTED)
    await until(page, `${JSON.stringify(before.join())} === ${LINKS}.map((link) => link.href).join()`)
    const first = await page.evaluate<string>(FIRST_FRAME)
    if (first !== 'snapshot, paint, program') throw new Error(`its first frame: ${first}`)
  },
  async 'what is typed stands in the search box, and is searched for'({ page, look }) {
    await clickOn(page, `document.querySelector('#root form input')`)
    await page.type('genkan')
    await until(page, `document.querySelector('#root form input').value === 'genkan'`)
    await until(page, `document.querySelector('[role="listbox"]')`)
    await look('search')
    await page.press('Escape')
    await until(page, `document.querySelector('[role="listbox"]') === null`)
  },
  async 'a tile is dragged to another place, and stays there'({ page }) {
    await until(page, `'sortable' in document.documentElement.dataset`)
    const before = await namesOf(page)
    const [from, to] = [await middleOf(page, `${LINKS}[0]`), await middleOf(page, `${LINKS}[3]`)]
    await page.drag(from, { x: to.x + 20, y: to.y })
    await until(page, `${LINKS}[0].href !== ${JSON.stringify(before[0])}`)
  },
  async 'a folder opens and closes'({ page, look }) {
    await clickOn(page, `${FOLDERS}[0]`)
    await until(page, `document.querySelectorAll('[role="dialog"] a').length > 3`)
    const names = `[...document.querySelectorAll('[role="dialog"] a > :last-child')]`
    await until(page, `${names}.every((name) => name.textContent && name.offsetHeight > 12)`)
    await look('folder')
    await page.press('Escape')
    await until(page, `document.querySelector('[role="dialog"]') === null`)
  },
  async 'an icon let go on another one makes a folder with it, which asks for its name'({ page }) {
    const count = await page.evaluate<number>(`${FOLDERS}.length`)
    const [from, onto] = [await middleOf(page, `${LINKS}[4]`), await middleOf(page, `${LINKS}[6]`)]
    await page.drag(from, onto, () => until(page, `document.querySelector('[data-folder-target]')`))
    await until(page, `${FOLDERS}.length === ${count + 1}`)
    await until(page, `document.activeElement.matches('[role="dialog"] input')`)
    await page.press('Enter')
    await page.press('Escape')
    await until(page, `document.querySelector('[role="dialog"]') === null`)
    if ((await page.evaluate('document.visibilityState')) !== 'visible') throw new Error('Enter has opened a site')
  },
  async 'a note is written in its window, and kept'({ page, look }) {
    await clickOn(page, `document.querySelector('[data-dock] button')`)
    await clickOn(page, `${APP}?.querySelector('[aria-label="新建便签"]')`)
    // the editor is in a shadow tree
    await until(page, `document.activeElement.shadowRoot?.activeElement?.matches('[role="textbox"]')`)
    await page.type('three engines')
    await until(page, `document.querySelector('#tiles').textContent.includes('three engines')`)
    await look('notes')
    await clickOn(page, `${APP}.querySelector('header [aria-label^="关闭"]')`)
    await until(page, `!${APP} || !${APP}.checkVisibility({ visibilityProperty: true })`)
  },
  async 'the settings open and close'({ page, look }) {
    await clickOn(page, `[...document.querySelectorAll('#root nav > [aria-haspopup="dialog"]')].at(-1)`)
    await until(page, `document.querySelector('#settings-panel')`)
    await look('settings')
    await page.press('Escape')
    await until(page, `document.querySelector('#settings-panel') === null`)
  },
  async 'the cat at the door comes, answers a press, plays and goes'({ page, look }) {
    await clickOn(page, `[...document.querySelectorAll('#root nav > [aria-haspopup="dialog"]')].at(-1)`)
    const tab = `[...document.querySelectorAll('[role="tab"]')].find((one) => one.textContent === '看板娘')`
    await until(page, tab)
    await page.evaluate(`${tab}.click()`) // it may have to be scrolled to
    await clickOn(page, `document.querySelector('#settings-panel [role="switch"]')`)
    await page.press('Escape')
    await until(page, `document.querySelector('#settings-panel') === null`)
    await clickOn(page, FIGURE)
    await until(page, `${FIGURE}.parentElement.querySelector('[role="status"]').textContent !== ''`)
    await look('mascot')
    const tool = (name: string) => `${FIGURE}.parentElement.querySelector('[role="toolbar"] [aria-label="${name}"]')`
    await page.evaluate(`${tool('接花瓣')}.click()`)
    await until(page, `/^1:5/.test(document.querySelector('[role="dialog"] [role="timer"]').textContent)`)
    await look('petals')
    await page.press('Escape')
    await until(page, `document.querySelector('[role="dialog"]') === null`)
    await page.evaluate(`${tool('收起')}.click()`)
    await until(page, `!${FIGURE}`)
  },
  async 'minimal mode has no tiles, and gives them back'({ page, look }) {
    const toggle = `document.querySelector('[aria-label="极简模式"]')`
    const visible = `${LINKS}.filter((link) => link.checkVisibility({ visibilityProperty: true, opacityProperty: true })).length`
    const before = await page.evaluate<number>(visible)
    await clickOn(page, toggle)
    await until(page, `${toggle}.ariaPressed === 'true' && ${visible} === 0`)
    await look('minimal')
    await new Promise((resolve) => setTimeout(resolve, 600)) // it takes a double click for one
    await clickOn(page, toggle)
    await until(page, `${toggle}.ariaPressed === 'false' && ${visible} === ${before}`)
  },
  async 'the page turns dark, and is so after a reload'({ page, look }) {
    await clickOn(page, `document.querySelector('[aria-label="深色模式"]')`)
    await until(page, `document.documentElement.dataset.theme === 'dark'`)
    // Firefox reports what a reload breaks off
    await until(page, `[...document.images].every(({ complete }) => complete)`)
    const order = await namesOf(page)
    await page.reload()
    await until(page, STARTED)
    await until(page, `document.documentElement.dataset.theme === 'dark'`)
    await until(page, `${JSON.stringify(order.join())} === ${LINKS}.map((link) => link.href).join()`)
    await look('dark')
  },
  async 'a free page has its tiles where they were, and one is moved'({ page, look }) {
    await clickOn(page, `document.querySelector('[aria-label="自由布局"]')`)
    await until(page, `document.querySelector('[data-free] [class*=dots]')`)
    const tile = `document.querySelector('[data-free] li:has(a[href])')`
    const from = await middleOf(page, tile)
    await page.drag(from, { x: from.x + 40, y: from.y + 220 })
    const { x, y } = await middleOf(page, tile)
    if (Math.hypot(x - from.x - 40, y - from.y - 220) > 24) throw new Error(`it stands at ${x}, ${y}`)
    await look('free')
  },
  async 'without a network it is there all the same'({ page, goOffline, look }) {
    await until(page, `navigator.serviceWorker.controller !== null`)
    await goOffline()
    await page.reload()
    await until(page, STARTED)
    await until(page, `document.querySelector('[data-free]').textContent.includes('three engines')`)
    await look('offline')
  },
}
