import { expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { drawHome } from '../../../testing/draw-home.tsx'

const { moveMouse } = commands

const find = (selector: string) => document.querySelector<HTMLElement>(selector)
const box = () => find('#root search form')
const input = () => page.getByRole('combobox')
const styleOf = (name: string) => expect.poll(() => getComputedStyle(box() ?? document.body).getPropertyValue(name))
const widthOf = (part: Element | null) => part?.getBoundingClientRect().width ?? 0

/** Draws a page with these settings of the search box and one search in its history. */
async function open(search: object) {
  await page.viewport(1440, 900)
  await moveMouse({ x: 20, y: 880 })
  await drawHome({
    search,
    searchHistory: [{ text: '山', enginesName: '百度', enginesIcon: '/icons/engines/baidu.svg' }],
  })
  await expect.poll(() => find('#root main > header time')).not.toBeNull()
}

test('the box is hidden without isSearch, or when set to hidden', async () => {
  for (const values of [{ isSearch: false }, { searchHover: 0 }]) {
    await open(values)
    await expect.element(page.getByRole('navigation').first()).toBeVisible()
    expect(find('#root search')).toBeNull()
  }
})

test('with "on hover" the box appears near the pointer and on keyboard focus', async () => {
  await open({ searchHover: 1 })
  await styleOf('opacity').toBe('0')
  const { x, y, width } = box()?.getBoundingClientRect() ?? new DOMRect()
  await moveMouse({ x: x + width / 2, y: y - 15 })
  await styleOf('opacity').toBe('1')
  await moveMouse({ x: 20, y: 880 })
  await styleOf('opacity').toBe('0')
  input().element().focus()
  await styleOf('opacity').toBe('1')
})

test('the width is drawn within what fits: beside the sidebar, and with room to type while the panel is open', async () => {
  await open({ searchWidth: 1500 })
  await expect.poll(() => widthOf(box())).toBe(1440 - 156)
  const sidebar = find('[data-sidebar] > :first-child')?.getBoundingClientRect() ?? new DOMRect()
  expect(box()?.getBoundingClientRect().x).toBeGreaterThan(sidebar.x + sidebar.width)
  await open({ searchWidth: 200 })
  await expect.poll(() => widthOf(box())).toBe(180)
  await input().fill('山海')
  await expect.poll(() => widthOf(box())).toBe(420)
  expect(widthOf(input().element())).toBeGreaterThan(120)
})

test('takes the focus on hover', async () => {
  await open({ isSearchHoverFocus: true })
  await expect.element(input()).not.toHaveFocus()
  await input().hover()
  await expect.element(input()).toHaveFocus()
})
