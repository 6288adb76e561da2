import messages from '../src/client/widgets/clock/locales/zh-CN.json' with { type: 'json' }
import { findViolations, WCAG_AA } from './lib/axe.ts'
import { expect, group, openOn, test } from './lib/page.ts'
import { button, settled, tabNames, theWindow } from './lib/window.ts'

const tile = (id: string) => ({ id, name: `钟 ${id}`, type: 'component', component: 'clock', size: '2x2' })

test('each clock has its own window: style, city, the world clock; it is closed with its tile', async ({ page }) => {
  await openOn(page, { home: { groups: [group('g', [tile('a'), tile('b')])], dock: [] } })
  const clocks = page.locator('#root').getByRole('article')
  const hands = (at: number) => clocks.nth(at).locator('line')
  await expect(hands(0)).toHaveCount(3)
  await clocks.nth(1).click({ position: { x: 20, y: 100 } })
  await expect(theWindow(page).getByRole('radio', { name: messages['style.dial'] })).toBeChecked()
  expect(await tabNames(page)).toEqual(['钟 b'])
  await theWindow(page).getByRole('switch', { name: messages.seconds }).click()
  await expect(hands(1)).toHaveCount(2)
  await theWindow(page).getByText(messages['style.digital'], { exact: true }).click()
  await expect(hands(1)).toHaveCount(0)
  await expect(hands(0)).toHaveCount(3) // the other clock stays as it is

  await theWindow(page)
    .getByRole('button', { name: `${messages.place} ${messages.here}` })
    .click()
  await page.getByRole('menuitemradio', { name: messages['city.tokyo'] }).click()
  await expect(clocks.nth(1)).toContainText(messages['city.tokyo'])
  const tokyo = await page.evaluate(() =>
    new Intl.DateTimeFormat('zh-CN', { timeZone: 'Asia/Tokyo', hour: '2-digit', hourCycle: 'h23' }).format(),
  )
  await expect(clocks.nth(1).getByRole('img')).toHaveAccessibleName(new RegExp(`^${tokyo.slice(0, 2)}:`))

  const cities = theWindow(page)
    .getByRole('listitem')
    .filter({ has: page.locator('time') })
  await expect(cities).toHaveCount(4)
  await expect(cities.nth(0).locator('time')).toHaveText(/^\d\d:\d\d$/)
  await theWindow(page).getByRole('switch', { name: messages.time24 }).click()
  await expect(cities.nth(0).locator('time')).toHaveText(/^[上下]午\d/)
  await button(page, messages.remove.replace('{city}', messages['city.london'])).click()
  await expect(cities).toHaveCount(3)
  await page.getByRole('button', { name: messages.undo, exact: true }).click()
  await expect(cities.nth(2)).toContainText(messages['city.london'])
  const remove = (city: keyof typeof messages) => button(page, messages.remove.replace('{city}', messages[city]))
  await remove('city.tokyo').focus()
  await page.keyboard.press('Enter')
  await expect(remove('city.london')).toBeFocused() // the keys stay in the list
  await page.keyboard.press('Control+z')
  await expect(cities).toHaveCount(4)
  await settled(theWindow(page))
  expect(await findViolations(page, { selectors: ['#layer-window'], tags: WCAG_AA })).toEqual([])

  await clocks.nth(1).focus()
  await page.keyboard.press('Delete')
  await expect(clocks).toHaveCount(1)
  await expect(theWindow(page)).toHaveCount(0)
})
