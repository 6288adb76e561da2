import { expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { drawPage } from '../../testing/draw-page.tsx'
import { click, find, findAll, textsOf } from '../../testing/elements.ts'
import { group } from '../../testing/items.ts'
import messages from './locales/zh-CN.json'

const { findViolations, press } = commands

const tile = (id: string) => ({ id, name: `钟 ${id}`, type: 'component', component: 'clock', size: '2x2' })

test('each clock has its own window: style, city, the world clock; it is closed with its tile', async () => {
  await page.viewport(1440, 900)
  await drawPage({ home: { groups: [group('g', [tile('a'), tile('b')])], dock: [] } })
  const clocks = () => findAll('#root article')
  const hands = (at: number) => expect.poll(() => clocks()[at]?.querySelectorAll('line'))
  const frame = () => find('#layer-window [role="dialog"]')
  await hands(0).toHaveLength(3)
  await page
    .getByRole('article')
    .nth(1)
    .click({ position: { x: 20, y: 100 } })
  await expect.poll(frame).not.toBeNull()
  const opened = page.elementLocator(find('#layer-window') ?? document.body)
  await expect.element(opened.getByRole('radio', { name: messages['style.dial'] })).toBeChecked()
  expect(textsOf(opened.getByRole('tablist', { name: '打开的应用' }).getByRole('tab'))).toEqual(['钟 b'])
  await opened.getByRole('switch', { name: messages.seconds }).click()
  await hands(1).toHaveLength(2)
  await opened.getByText(messages['style.digital'], { exact: true }).click()
  await hands(1).toHaveLength(0)
  await hands(0).toHaveLength(3) // the other clock stays as it is

  await opened.getByRole('button', { name: `${messages.place} ${messages.here}` }).click()
  await page.getByRole('menuitemradio', { name: messages['city.tokyo'] }).click()
  await expect.poll(() => clocks()[1]?.textContent).toContain(messages['city.tokyo'])
  const tokyo = new Intl.DateTimeFormat('zh-CN', { timeZone: 'Asia/Tokyo', hour: '2-digit', hourCycle: 'h23' }).format()
  await expect
    .element(page.getByRole('article').nth(1).getByRole('img'))
    .toHaveAccessibleName(new RegExp(`^${tokyo.slice(0, 2)}:`))

  const cities = () => findAll('#layer-window li').filter((one) => one.querySelector('time') !== null)
  const timeOf = (at: number) => expect.poll(() => cities()[at]?.querySelector('time')?.textContent)
  await expect.poll(cities).toHaveLength(4)
  await timeOf(0).toMatch(/^\d\d:\d\d$/)
  await opened.getByRole('switch', { name: messages.time24 }).click()
  await timeOf(0).toMatch(/^[上下]午\d/)
  const remove = (city: keyof typeof messages) =>
    opened.getByRole('button', { name: messages.remove.replace('{city}', messages[city]), exact: true })
  click(remove('city.london').element())
  await expect.poll(cities).toHaveLength(3)
  await page.getByRole('button', { name: messages.undo, exact: true }).click()
  await expect.poll(() => cities()[2]?.textContent).toContain(messages['city.london'])
  remove('city.tokyo').element().focus()
  await press('Enter')
  await expect.element(remove('city.london')).toHaveFocus() // the keys stay in the list
  await press('Control+z')
  await expect.poll(cities).toHaveLength(4)
  expect(await findViolations('#layer-window', { wcagOnly: true })).toEqual([])

  clocks()[1]?.focus()
  await press('Delete')
  await expect.poll(clocks).toHaveLength(1)
  await expect.poll(frame).toBeNull()
})

test('a world clock without cities adds its first one in the tile', async () => {
  await page.viewport(1440, 900)
  const config = { style: 'world', shape: 'round', time24: true, seconds: true, city: '' }
  await drawPage({
    home: { groups: [group('g', [{ ...tile('w'), size: '4x4' }])], dock: [] },
    clock: { config: { w: config }, cities: [] },
  })
  const world = page.getByRole('article')
  await world.getByRole('button', { name: messages.addCity }).click()
  await page.getByRole('menuitem', { name: messages['city.lisbon'] }).click()
  await expect.element(world.getByText(messages['city.lisbon'])).toBeVisible()
})
