import type { Page } from '@playwright/test'
import { countExecutions, hostileMarkup, isCode } from '../src/client/testing/hostile-markup.ts'
import { expect, openOn, pressUntilOpen, soakUnless, store, test } from './lib/page.ts'
import { answerThirdParties } from './lib/third-parties.ts'
import { openApps } from './lib/tours/apps.ts'
import { APPS, FILLED } from './lib/tours/contents.ts'

/** Texts from outside are shown as the texts that they are (security.md, check 28). */

/** Texts of one round; the rounds together take 24,000. */
const PER_ROUND = 600
const ROUNDS = 40
/** What is in most of them. */
const TRACE = 'parent.hit()'
const TEXTS = hostileMarkup(PER_ROUND * ROUNDS)

/** Gives the texts of a round, one after another, from the beginning again when they end. */
function textsOf(round: number) {
  let given = 0
  return {
    next: () => TEXTS[round * PER_ROUND + (given++ % PER_ROUND)] ?? '',
    count: () => given,
  }
}
type Texts = ReturnType<typeof textsOf>

/** What a text of these fields is, is the user's, or another's. */
const FREE =
  /^(?:name|text|content|note|title|artist|region|url|lanUrl|info|icon|fontIcon|fontColor|cover|enginesIcon|nickname)$/

/** The same with hostile texts in place of all that are free. */
function spoilt<T>(value: T, texts: Texts, key = ''): T {
  if (typeof value === 'string') return (FREE.test(key) ? texts.next() : value) as T
  if (Array.isArray(value)) return value.map((one) => spoilt(one, texts, key)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, spoilt(one, texts, name)])) as T
}

const tile = (id: string) => ({
  ...{ id, name: 'x', type: 'icon', size: '1x1', url: 'x', lanUrl: 'x', info: 'x', fontIcon: 'x', fontColor: 'x' },
  fontText: '<svg ',
})
const tiles = (group: string, count: number) => Array.from({ length: count }, (_, at) => tile(`${group}${at}`))
const HOME = {
  groups: ['a', 'b', 'c'].map((id) => ({ id, name: 'x', icon: 'x', mode: 0, lock: false, children: tiles(id, 20) })),
  dock: tiles('d', 5),
}
const NOTES = { noteList: Array.from({ length: 80 }, (_, at) => ({ id: `n${at}`, name: 'x', time: 1, content: 'x' })) }
const HISTORY = Array.from({ length: 20 }, () => ({ text: 'x', enginesName: 'x', enginesIcon: 'x' }))
const LOGIN = {
  token: 't'.repeat(43),
  info: {
    ...{ id: 'u', username: 'lin', nickname: 'x', note: 'x', sex: '1', birthday: '', address: '', head: '', email: '' },
    ...{ open_id: '', is_weak: false, async_nav_info: 0, async_seting: 0, async_wooden_fish: 0, async_ai_tool: 0 },
    ...{ async_schedule: 0, async_notes: 0, async_more: 0 },
  },
}

/** What could run in the page as it is: handlers, and addresses that are code. */
const codeIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(`[...document.querySelectorAll('*')].flatMap((one) =>
    [...one.attributes].filter(${isCode}).map(({ name, value }) => one.tagName + ' ' + name + '=' + value))`)

/** Opens a page full of these texts. @returns a check that nothing has run by now, and what has */
async function openSpoilt(page: Page, texts: Texts) {
  const executions: string[] = []
  page.on('dialog', (dialog) => {
    executions.push(dialog.type())
    void dialog.dismiss()
  })
  await page.exposeFunction('hit', () => executions.push('code'))
  await answerThirdParties(page, texts.next)
  await page.route('**/api/suggest?*', (route) => {
    const list = Array.from({ length: 10 }, texts.next)
    return route.fulfill({ json: { code: 0, msg: '', data: { list, from: 'live', age: 0 } } })
  })
  await page.route('**/users/user_info*', (route) =>
    route.fulfill({ json: { code: 0, msg: '', data: spoilt(LOGIN.info, texts) } }),
  )
  await page.goto('/components.json')
  await store(page, { session: spoilt(LOGIN, texts) })
  const documents = spoilt({ ...FILLED, home: HOME, notes: NOTES, searchHistory: HISTORY }, texts)
  await openOn(page, { ...documents, search: { searchAssociationArr: [{ name: 'google', active: true }] } })
  await expect(page.locator('#first')).toHaveCount(0)
  const look = async (what: string) => expect([what, await codeIn(page), executions]).toEqual([what, [], []])
  return { executions, look }
}

test.describe('without a policy that would help', () => {
  test.use({ bypassCSP: true })
  test.afterEach(({ complaints }) => void complaints.splice(0)) // of pictures that are none

  for (let round = 0; round < ROUNDS; round += 1) {
    const isSoak = soakUnless(round === 0)

    test(`no text on the home screen or in what it lists runs, round ${round + 1}`, isSoak, async ({ page }) => {
      const texts = textsOf(round)
      const { executions, look } = await openSpoilt(page, texts)
      await look('home')
      await expect(page.locator('#root #tiles li')).toHaveCount(21) // and the cell that adds
      await expect(page.locator('#root #tiles')).toContainText(TRACE)
      const input = page.getByRole('search').locator('input')
      await input.focus()
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('option').first()).toBeVisible()
      await look('panel of the empty box')
      await input.fill('a')
      await expect(page.getByRole('listbox')).toContainText(TRACE)
      await look('suggestions')
      await input.fill('')
      await page.keyboard.press('Escape')
      const palette = page.locator('#layer-dialog [role="dialog"]')
      await pressUntilOpen(page, 'Control+k', palette)
      await palette.locator('input').fill('s')
      await palette.getByRole('option').first().waitFor()
      await look('palette')
      await page.evaluate((text) => document.body.insertAdjacentHTML('beforeend', text), '<img src=x onerror=hit()>')
      await expect.poll(() => executions, 'without our care one would run').toEqual(['code'])
    })

    test(`no text in a window runs, round ${round + 1}`, isSoak, async ({ page }) => {
      const texts = textsOf(round)
      const { look } = await openSpoilt(page, texts)
      for (let first = 0; first < APPS.length; first += 8) {
        const apps = APPS.slice(first, first + 8)
        await openApps(page, apps)
        const tabs = page.locator('#layer-window [data-window-header] [role="tab"]')
        await expect(tabs).toHaveCount(apps.length)
        for (const app of apps.keys()) {
          await tabs.nth(app).click()
          await expect(tabs.nth(app)).toHaveAttribute('aria-selected', 'true')
          await look(apps[app] ?? '')
        }
      }
      expect(texts.count()).toBeGreaterThan(PER_ROUND)
    })
  }
})

for (const count of [150, 3000])
  test(
    `with the policy but no sanitiser ${count} of them run nothing`,
    soakUnless(count === 150),
    async ({ page, complaints }) => {
      test.setTimeout(60_000 + count * 100)
      // the server of all tests must count no report
      await page.route('/', async (route) => {
        const answer = await route.fetch()
        const policy = answer.headers()['content-security-policy']?.replace(/; report-(?:uri|to).*/, '') ?? ''
        await route.fulfill({ response: answer, headers: { ...answer.headers(), 'content-security-policy': policy } })
      })
      await openOn(page)
      expect(await page.evaluate(countExecutions, hostileMarkup(count))).toBe(0)
      expect(complaints.filter((one) => one.includes('script-src')).length, 'it has tried').toBeGreaterThanOrEqual(20)
      complaints.splice(0)
    },
  )
