import { afterEach, expect, test, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { drawPage } from '../../../testing/draw-page.tsx'
import { expectStyle, find, styleOf } from '../../../testing/elements.ts'
import { group, site } from '../../../testing/items.ts'
import { soak } from '../../../testing/soak.ts'
import { setDataValue } from '../../../ui/dom.ts'
import home from './locales/zh-CN.first-frame.json'
import messages from './locales/zh-CN.json'

const { findViolations, moveMouse, press } = commands

const box = () => find('#root search form')
const input = () => page.getByRole('combobox')
const widthOf = (part: Element | null) => part?.getBoundingClientRect().width ?? 0

/** Draws a page with these settings of the search box and one search in its history. */
async function open(search: object, documents: object = {}) {
  await page.viewport(1440, 900)
  await moveMouse({ x: 20, y: 880 })
  await drawPage({
    home: { groups: [group('a', [site('1')])], dock: [] },
    search,
    ...documents,
    searchHistory: [{ text: '山', enginesName: '百度', enginesIcon: '/icons/engines/baidu.svg' }],
  })
  await expect.poll(() => find('#root main > header time')).not.toBeNull()
}

afterEach(() => void vi.restoreAllMocks())

test('the box is hidden without isSearch, or when set to hidden', async () => {
  for (const values of [{ isSearch: false }, { searchHover: 0 }]) {
    await open(values)
    await expect.element(page.getByRole('navigation').first()).toBeVisible()
    expect(find('#root search')).toBeNull()
  }
})

test('with "on hover" the box appears near the pointer and on keyboard focus', async () => {
  await open({ searchHover: 1 })
  await expectStyle(box, 'opacity').toBe('0')
  const { x, y, width } = box()?.getBoundingClientRect() ?? new DOMRect()
  await moveMouse({ x: x + width / 2, y: y - 15 })
  await expectStyle(box, 'opacity').toBe('1')
  await moveMouse({ x: 20, y: 880 })
  await expectStyle(box, 'opacity').toBe('0')
  input().element().focus()
  await expectStyle(box, 'opacity').toBe('1')
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

test('opacity, glass and the wallpaper’s hue change the fill', async () => {
  const openInFull = async (search: object) => {
    await open(search, { wallpaper: { wallpaperColor: '#c82828' } })
    setDataValue(document.documentElement, 'glass-tier', 'full')
  }
  await openInFull({})
  await expectStyle(box, 'backdrop-filter').toContain('blur')
  const drawn = styleOf(box(), 'background-color')
  const fills = [drawn]
  for (const values of [{ searchOpacity: 20 }, { isSearchGlass: false }, { isSearchBgByWallpaper: true }]) {
    await openInFull(values)
    await expectStyle(box, 'background-color').not.toBe(drawn)
    fills.push(styleOf(box(), 'background-color'))
    if ('isSearchGlass' in values) expect(styleOf(box(), 'backdrop-filter')).toBe('none')
  }
  expect(new Set(fills).size).toBe(4)
  setDataValue(document.documentElement, 'glass-tier', 'solid')
})

test.for([true, false])('after a search the text is cleared: %s', async (isSearchClearText) => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  await open({ isSearchClearText })
  await input().fill('海')
  await press('Enter')
  await expect.poll(() => opened.mock.calls).toHaveLength(1)
  await expect.element(input()).toHaveValue(isSearchClearText ? '' : '海')
})

test('placeholder and history follow the settings; the box is a named combobox', soak, async () => {
  await open({ searchPlaceholder: '想找什么', isSearchHistory: false })
  await expect.element(input()).toHaveAttribute('placeholder', '想找什么')
  await expect.element(input()).toHaveAccessibleName(home.label)
  await expect.element(input()).toHaveAttribute('aria-expanded', 'false')
  input().element().focus()
  await expect.element(page.getByRole('group', { name: messages.mostUsed })).toBeVisible()
  await expect.element(page.getByRole('group', { name: messages.history })).not.toBeInTheDocument()
  expect(await findViolations('search')).toEqual([])
})
