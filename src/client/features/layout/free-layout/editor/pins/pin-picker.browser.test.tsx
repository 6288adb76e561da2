import { expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { documentValue, drawPage } from '../../../../../testing/draw-page.tsx'
import { boxOf, find, findAll } from '../../../../../testing/elements.ts'
import { fill } from '../../../../../testing/fill.ts'
import { homeMessages as messages } from '../../../../../testing/home-messages.ts'
import { group, site } from '../../../../../testing/items.ts'
import { rightClick } from '../../../../../testing/menus.ts'
import { soak } from '../../../../../testing/soak.ts'

const { findViolations, press } = commands

const item = (id: string) => find(`#root [data-free] li[data-tile="${id}"]`)
const tile = (id: string) => page.elementLocator(item(id) ?? document.body)
const picker = page.getByRole('dialog', { name: messages.pins, exact: true })
const place = (x: 'start' | 'middle' | 'end', y: 'start' | 'middle' | 'end') =>
  picker.getByRole('button', {
    name: fill(messages.pinAt, { x: messages[`pinX.${x}`], y: messages[`pinY.${y}`] }),
    exact: true,
  })
const axis = (name: string) => picker.getByRole('radiogroup', { name, exact: true })
const stored = () => JSON.stringify(documentValue('home'))
const line = () => find('[class*="pins"]')?.getAttribute('d') ?? ''
const area = () => find('#root [data-free]')
const fromBottom = () => Math.round(boxOf(area()).bottom - boxOf(item('a1')).bottom)

async function open() {
  await page.viewport(1440, 900)
  const tiles = [site('a1', { x: 300, y: 300, w: 90, h: 90, r: 0 }), site('a2', { x: 900, y: 60, w: 90, h: 90, r: 0 })]
  await drawPage({ home: { groups: [group('a', tiles, { mode: 1 })], dock: [] } })
  await expect.poll(() => findAll('[data-free] [class*=dots]')).toHaveLength(1)
  await tile('a1').click()
  await expect.element(page.getByRole('toolbar', { name: messages.selection, exact: true })).toBeVisible()
}

test('a tile is pinned to the lower edge by a press, stays at it in a lower window, and one undo unpins it', async () => {
  await open()
  await page.getByRole('button', { name: messages.pins, exact: true }).click()
  await expect.element(picker).toBeVisible()
  const [before, distance] = [boxOf(item('a1')), fromBottom()]
  await place('end', 'end').click()
  await expect.element(place('end', 'end')).toHaveAttribute('aria-pressed', 'true')
  expect(boxOf(item('a1'))).toEqual(before)
  await expect.poll(line).toMatch(/H.*V/)
  expect(await findViolations('[role="dialog"]')).toEqual([])
  await page.viewport(1440, 800)
  await expect.poll(() => boxOf(area()).bottom).toBeLessThan(before.bottom + distance - 50)
  await expect.poll(fromBottom).toBe(distance)
  await press('Escape')
  await expect.element(picker).not.toBeInTheDocument()
  await press('Control+z')
  await expect.poll(stored).not.toContain('pinY')
  await expect.poll(line).toBe('')
})

test('the picker is used by keys, each axis by itself; it opens from the menu, too', soak, async () => {
  await open()
  await rightClick(tile('a1'))
  await page.getByRole('menuitem', { name: messages.pins, exact: true }).click()
  await expect.element(picker).toBeVisible()
  place('start', 'start').element().focus()
  await press('ArrowRight')
  await press('ArrowDown')
  await expect.element(place('middle', 'middle')).toHaveFocus()
  await press('Enter')
  await expect.poll(stored).toContain('"pinX":"middle","pinY":"middle"')
  await axis(messages.pinX).getByText(messages.pinNone).click()
  await expect.poll(stored).not.toContain('pinX')
  await axis(messages.pinY).getByText(messages['pinY.end']).click()
  await expect.poll(stored).toContain('"pinY":"end"')
  await axis(messages.pinY).getByText(messages.pinNone).click()
  await expect.poll(stored).not.toContain('pin')
})
