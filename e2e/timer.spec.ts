import messages from '../src/client/widgets/timer/locales/zh-CN.json' with { type: 'json' }
import { expect, group, openOn, soak, test, waitForLoad } from './lib/page.ts'
import { theWindow } from './lib/window.ts'

const tile = (id: string, size: string) => ({ id, name: '', type: 'component', component: 'timer', size })
const HOME = { groups: [group('a', [tile('t', '2x4'), tile('p', '2x2')])], dock: [] }
const MOMENT = new Date('2026-11-20T09:00:00+08:00')
const MINUTE = 60_000

test('a timer of the tile leads the title, rings in one tab and is answered in any; missed, it says when it ended', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    Object.assign(window, { played: 0 })
    HTMLMediaElement.prototype.play = async () => {
      Object.assign(window, { played: Reflect.get(window, 'played') + 1 })
    }
  })
  await page.clock.install({ time: MOMENT })
  await openOn(page, { home: HOME })
  const ownTitle = await page.title()
  const quick = page.locator('#root').getByRole('button', { name: '3 分钟', exact: true })
  await quick.click()
  await expect(page).toHaveTitle(/^[23]:\d\d · /)
  await page.clock.fastForward(MINUTE)
  await expect(page).toHaveTitle(/^1:\d\d · /)

  const other = await context.newPage()
  await other.goto('/')
  await waitForLoad(other)
  await expect(other).toHaveTitle(/^1:\d\d · /)
  await page.clock.runFor(2 * MINUTE + 3000) // of both
  const card = page.getByRole('alertdialog')
  await expect(card).toContainText(messages.timeUp)
  await expect(other.getByRole('alertdialog')).toContainText(messages.timeUp)
  const ringing = () =>
    Promise.all([page, other].map((one) => one.evaluate(() => Number(Reflect.get(window, 'played')) > 0)))
  await expect.poll(async () => (await ringing()).filter(Boolean).length).toBe(1)
  await other.getByRole('alertdialog').getByRole('button', { name: messages.stop }).click()
  await expect(card).toHaveCount(0)
  await expect(page).toHaveTitle(ownTitle)

  await quick.click()
  await expect(page).toHaveTitle(/^[23]:\d\d · /)
  await other.close()
  await page.clock.setSystemTime(new Date(MOMENT.getTime() + 20 * MINUTE))
  await page.reload()
  await waitForLoad(page)
  await expect(card).toContainText('已于1')
  await card.getByRole('button', { name: messages.again, exact: true }).click()
  await expect(card).toHaveCount(0)
})

test('a focus that ends is counted, and its break waits; the palette starts and stops', soak, async ({ page }) => {
  await page.clock.install({ time: MOMENT })
  await openOn(page, { home: HOME, timer: { timers: [], tiles: { p: 'pomodoro' } } })
  const focus = page.getByRole('article').nth(1)
  await focus.getByRole('button', { name: messages.startNamed.replace('{name}', messages['phase.focus']) }).click()
  await focus.click({ position: { x: 8, y: 8 } })
  await expect(theWindow(page).getByRole('timer')).toHaveText(/^2[45]:\d\d$/)
  await page.clock.runFor(25 * MINUTE)
  const card = page.getByRole('alertdialog')
  await expect(card).toContainText(messages.focusOver)
  await expect(theWindow(page).getByText('今天 1 个番茄')).toBeVisible()
  await card.getByRole('button', { name: messages.startPhase, exact: true }).click()
  await expect(theWindow(page).getByRole('timer')).toHaveText(/^[45]:\d\d$/)
  await theWindow(page).getByRole('button', { name: messages.skip }).focus()
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog', { name: '命令面板' }).getByRole('combobox').fill(messages['action.stopAll'])
  await page.getByRole('option', { name: messages['action.stopAll'] }).click()
  await expect(page).not.toHaveTitle(/·/)
})
