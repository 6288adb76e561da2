import messages from '../src/client/widgets/buddha/locales/zh-CN.json' with { type: 'json' }
import { expect, group, openOn, test } from './lib/page.ts'
import { button, theWindow } from './lib/window.ts'

const tile = { id: 'b', name: '', type: 'component', component: 'buddha', size: '2x2' }
const MINUTE = 60_000

test('three sticks are lit one by one, a full burner says so, and they burn down by the clock', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-24T16:00:00+08:00') })
  await openOn(page, { home: { groups: [group('a', [tile])], dock: [] } })
  const burner = page.locator('#root').getByRole('article').getByRole('button')
  await expect(burner).toHaveAccessibleName(`${messages.tile} ${messages['count.0']}`)
  for (const state of [messages['count.1'], messages['count.2'], messages['count.3']]) {
    await burner.click()
    await expect(burner).toContainText(state)
    await page.clock.runFor(3 * MINUTE)
  }
  await burner.click()
  await expect(page.getByRole('status').getByText(messages.full)).toBeVisible()
  await expect(burner).toContainText('12分钟') // the third stick was lit three minutes ago

  await burner.locator('xpath=ancestor::article').focus()
  await page.keyboard.press('Enter')
  const sticks = theWindow(page).getByRole('listitem')
  await expect(sticks.first()).toContainText(messages.left.replace('{count}', '6'))
  await expect(sticks.first()).toContainText('16:00')
  await page.clock.runFor(7 * MINUTE)
  await expect(sticks.first()).toContainText(messages.out)
  await button(page, messages.light).click()
  await expect(sticks.first()).toContainText(messages.left.replace('{count}', '15'))
  await expect(burner).toContainText(messages['count.3'])
})
