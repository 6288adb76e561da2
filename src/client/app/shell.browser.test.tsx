import { afterEach, expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { intersection } from '../lib/geometry/box.ts'
import { drawPage } from '../testing/draw-page.tsx'
import { boxOf, expectStyle, find, findAll, styleOf } from '../testing/elements.ts'
import { group, site } from '../testing/items.ts'
import { setDataValue } from '../ui/dom.ts'

const { emulateMedia, moveMouse, press, pressMouse, releaseMouse } = commands

const RED = '#c00000'
const HOME = {
  groups: ['a', 'b', 'c', 'd', 'e', 'f'].map((id) =>
    group(id, [site(`${id}1`)], { icon: id === 'f' ? 'none-such' : 'home' }),
  ),
  dock: [
    site('k1'),
    site('k2', { openType: 'self' }),
    site('k3'),
    { id: 'w', name: '天气', type: 'component', size: '1x1' },
  ],
}

const root = document.documentElement
const sidebar = () => find('[data-sidebar] > :first-child')
const groupButton = (id: string) =>
  page.getByRole('navigation', { name: '分组' }).getByRole('button', { name: `组 ${id}` })
const dock = page.getByRole('region', { name: 'Dock' })
const plate = () => dock.query()?.querySelector(':scope > div')
const docked = (id: string) => dock.getByRole('link', { name: `站 ${id}` })
const tools = page.getByRole('toolbar', { name: '快捷工具' })
const shownPage = page.getByRole('navigation', { name: /^组/ })
const pagerButton = (id: string) => findAll('[class*="pager"] button').find((one) => one.ariaLabel === `组 ${id}`)
const expectTheme = (theme: string) => expect.poll(() => root.dataset.theme).toBe(theme)

/** Draws six groups and a dock with blur and animations; settings by document. */
async function open(settings: Readonly<Record<string, object>> = {}) {
  await page.viewport(1440, 900)
  await moveMouse({ x: 700, y: 600 })
  await drawPage({ home: HOME, ...settings })
  setDataValue(root, 'glass-tier', 'full')
  await expect.poll(() => sidebar()?.querySelector('button')).toBeTruthy()
  await expect.element(tools.getByRole('button').first()).toBeInTheDocument()
}

afterEach(() => emulateMedia())

test('a click in the sidebar shows its group and marks it as current', async () => {
  await open()
  await groupButton('c').click()
  await expect.element(shownPage).toHaveAccessibleName('组 c')
  await expect.element(groupButton('c')).toHaveAttribute('aria-current', 'page')
  expect(sidebar()?.querySelectorAll('[aria-current]')).toHaveLength(1)
  pagerButton('e')?.click()
  await expect.element(groupButton('e')).toHaveAttribute('aria-current', 'page')
  await expect
    .element(page.elementLocator(sidebar() ?? root).getByText('组', { exact: true }), {
      message: 'an unknown icon is replaced by letters',
    })
    .toBeVisible()
})

test('free layout is switched on and off by two presses at one place, and no tooltip covers a button', async () => {
  await open()
  const mode = () => tools.getByRole('button', { name: /自由布局|网格布局/ })
  const { x, y } = boxOf(mode().query())
  const centre = { x: x + 17, y: y + 17 }
  await moveMouse(centre)
  for (const isFree of [true, false]) {
    await pressMouse()
    await releaseMouse()
    await expect.poll(() => find('[data-free]') !== null).toBe(isFree)
    await expect.poll(() => boxOf(mode().query()).x).toBe(x) // after it was pressed smaller
  }
  await pressMouse()
  await releaseMouse()
  await expect.element(page.getByRole('toolbar', { name: '自由布局' })).toBeVisible()
  await moveMouse({ x: 700, y: 600 })
  await moveMouse(centre)
  const tooltip = page.getByRole('tooltip')
  await expect.element(tooltip).toBeVisible()
  const bubble = boxOf(tooltip.query())
  const covered = findAll('button').filter((button) => {
    const { width, height } = intersection(boxOf(button), bubble)
    return width > 0 && height > 0
  })
  expect(covered.map(({ ariaLabel, textContent }) => ariaLabel ?? textContent)).toEqual([])
})

test('the sidebar is one tab stop; arrows wrap around', async () => {
  await open()
  const names = [...(sidebar()?.querySelectorAll('button') ?? [])]
  expect(names.filter((one) => one.tabIndex === 0)).toHaveLength(1)
  names[0]?.focus()
  await press('ArrowUp')
  await expect.poll(() => document.activeElement).toBe(names.at(-1))
  await press('Home') // the avatar
  await press('ArrowDown')
  await press('ArrowDown')
  await press('Enter')
  await expect.element(shownPage).toHaveAccessibleName('组 b')
})

test('the sidebar follows its settings: side, width, offset, names', async () => {
  const settings = {
    isSidebarRight: true,
    sidebarWidth: 60,
    sidebarDistance: 24,
    isSidebarName: false,
    sidebarOpacity: 0,
  }
  await open({ sidebar: settings })
  expect(boxOf(sidebar())).toMatchObject({ width: 76, x: 1440 - 24 - 76 })
  await expectStyle(sidebar, 'background-color').toMatch(/, 0\)$/) // and nothing else of the pane
  expect(styleOf(sidebar(), 'background-image')).toMatch(/^(none|linear-gradient\(rgba\(251, 254, 254, 0\).*)$/)
  expect(sidebar()?.dataset.wallpaperText, 'as the labels on this wallpaper').toBe('ink')
  expect(boxOf(find('[class*="pager"]')).right, 'at the other side').toBeLessThan(100)
  await expect.element(groupButton('a').getByText('组 a')).not.toBeInTheDocument()
  await groupButton('a').hover()
  await expect.element(page.getByRole('tooltip', { name: '组 a' })).toBeVisible()
})

test('the dock has radius, opacity, blur and shadow of its settings', async () => {
  await open({ dock: { dockIconRadius: 20, dockOpacity: 100, dockFilter: 0, dockBoxShadow: `0 0 9px ${RED}` } })
  await expectStyle(() => docked('k1').query(), 'border-top-left-radius').toBe('20px')
  await expectStyle(plate, 'background-color').toMatch(/^rgb\(/)
  await expectStyle(plate, 'backdrop-filter').not.toMatch(/blur\([1-9]/)
  await expectStyle(plate, 'box-shadow').toMatch(/rgb\(192, 0, 0\) 0px 0px 9px/)
})

test('the dock is not magnified with reduced motion, and is hidden when disabled', async () => {
  await emulateMedia({ reducedMotion: 'reduce' })
  await open()
  await docked('k1').hover()
  await expect.poll(() => boxOf(docked('k1').query()).width).toBe(45)
  await open({ dock: { isDock: false } })
  await expect.element(dock).not.toBeInTheDocument()
})

test('the glass of dock and sidebar can be off, and takes the colour of the wallpaper', async () => {
  await open()
  await expectStyle(plate, 'backdrop-filter').toMatch(/blur/)
  const before = [styleOf(plate(), 'background-color'), styleOf(sidebar(), 'background-color')]
  await open({ dock: { isDockGlass: false }, sidebar: { isSidebarGlass: false } })
  await expectStyle(plate, 'backdrop-filter').not.toMatch(/blur\([1-9]/)
  await expectStyle(sidebar, 'backdrop-filter').not.toMatch(/blur\([1-9]/)
  await open({
    dock: { isDockBgByWallpaper: true },
    sidebar: { isSidebarBgByWallpaper: true },
    wallpaper: { wallpaperColor: '#c82828' },
  })
  await expectStyle(plate, 'background-color').not.toBe(before[0])
  await expectStyle(sidebar, 'background-color').not.toBe(before[1])
})

test('the primary colour, the button of dark mode, and blur and animation of the wallpaper follow the settings', async () => {
  await open({ wallpaper: {} })
  const count = tools.getByRole('button').elements().length
  const wall = () => find('#root [class*=layer] > [class*=wall]')
  await expectStyle(wall, 'transition-duration').toBe('0.6s') // it may be enlarged
  await open({
    theme: { primaryColor: RED, homeDarkModeSwitch: false },
    wallpaper: { wallpaperVague: 12, wallpaperAnimation: false },
  })
  await expect.poll(() => tools.getByRole('button').elements()).toHaveLength(count - 1)
  await expectStyle(() => root, '--gk-primary').toBe(RED)
  await expectStyle(wall, 'filter').toBe('blur(12px)')
  await expectStyle(wall, 'transition-duration').toBe('0s')
})

test('turning a page takes as long as turningSpeed says', async () => {
  await open({ icon: { turningSpeed: 800, turningMode: 'slideY' } })
  await press('ArrowDown')
  await expect.poll(() => document.getAnimations().map(({ effect }) => effect?.getTiming().duration)).toContain(800)
})

test('a double click of dark mode counts as one click', async () => {
  await open()
  await tools.getByRole('button', { name: '深色模式' }).dblClick()
  await expectTheme('dark')
  await expect.poll(() => root.hasAttribute('data-revealing')).toBe(false)
  await expect.element(tools.getByRole('button', { name: '浅色模式' })).toBeVisible()
})

test('the theme follows the system before it was toggled', async () => {
  await open()
  await emulateMedia({ colorScheme: 'dark' })
  await expectTheme('dark')
  await expect.element(tools.getByRole('button', { name: '浅色模式' })).toBeVisible()
})

test('the shortcut bar has the configured tools in their order, and may show only with the pointer at the top', async () => {
  await open({ shortcut: { isTopHoverShortcut: true, shortcutConfig: [6, 2] } })
  const buttons = tools.getByRole('button')
  await expect.poll(() => buttons.elements()).toHaveLength(2)
  await expect.element(buttons.first()).toHaveAccessibleName('随机壁纸')
  await moveMouse({ x: 700, y: 500 })
  await expectStyle(() => buttons.first().query(), 'opacity').toBe('0')
  await moveMouse({ x: 700, y: 40 })
  await expectStyle(() => buttons.first().query(), 'opacity').toBe('1')
})

test('in a window enlarged to 200 % the shortcut bar stands beside the clock, and covers no tile', async () => {
  await page.viewport(720, 450)
  const tiles = Array.from({ length: 40 }, (_, n) => site(`t${n}`))
  await drawPage({ home: { groups: [group('a', tiles)], dock: [] } })
  await expect.element(tools).toBeInViewport({ ratio: 1 })
  const area = () => find('#tiles')
  area()?.scrollBy(0, 200)
  await expect.poll(() => area()?.scrollTop).toBeGreaterThan(0)
  await expect.element(page.elementLocator(find('#root main > header time') ?? root)).toBeInViewport({ ratio: 1 })
  expect(boxOf(tools.query()).bottom).toBeLessThanOrEqual(boxOf(area()).top)
})

test('on a phone clock and tools never overlap, whatever the clock shows', async () => {
  await page.viewport(390, 844)
  await drawPage({ home: HOME, time: { time24: false, timeSecond: true, timeSize: 130, timeTop: 50 } })
  const button = page.getByRole('button', { name: '更多工具' })
  await expect.element(button).toBeVisible()
  const parts = findAll('main > header time > *').map(boxOf)
  expect(Math.min(...parts.map(({ left }) => left))).toBeGreaterThanOrEqual(0)
  expect(Math.max(...parts.map(({ right }) => right))).toBeLessThanOrEqual(boxOf(button.query()).left)
  await button.click()
  await expect.element(page.getByRole('menuitem', { name: '播放/暂停音乐' })).toBeVisible()
})

test('while typing a search the dock slides out and the groups stay available', async () => {
  await open({ searchHistory: [{ text: '玄关', enginesName: '', enginesIcon: '' }] })
  const tile = () => docked('k1').query()
  await expectStyle(tile, 'opacity').toBe('1')
  page.getByRole('combobox').element().focus()
  await press('ArrowDown')
  await expect.element(page.getByRole('listbox')).toBeVisible()
  await expectStyle(tile, 'opacity').toBe('0')
  const { left, top, width } = boxOf(sidebar())
  expect(sidebar()?.contains(document.elementFromPoint(left + width / 2, top + 100))).toBe(true)
  await press('Escape')
  await expectStyle(tile, 'opacity').toBe('1')
})

test('the sidebar hides by itself, and appears at the screen edge and on keyboard focus', async () => {
  await open({ sidebar: { isSidebarAutoHide: true } })
  const right = () => boxOf(sidebar()).right
  await moveMouse({ x: 700, y: 500 })
  await expect.poll(right).toBeLessThanOrEqual(0)
  await moveMouse({ x: 3, y: 450 })
  await expect.poll(right).toBe(66)
  await moveMouse({ x: 40, y: 450 }, 8)
  await new Promise((resolve) => setTimeout(resolve, 300)) // longer than it takes to hide
  expect(right()).toBe(66)
  await moveMouse({ x: 700, y: 500 })
  await expect.poll(right).toBeLessThanOrEqual(0)
  await press('Tab')
  sidebar()?.querySelector('button')?.focus()
  await expect.poll(right).toBe(66)
})
