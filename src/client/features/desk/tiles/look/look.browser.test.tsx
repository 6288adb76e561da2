import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { drawHome } from '../../../../testing/draw-home.tsx'

const site = (id: string) => ({
  id,
  name: `站 ${id}`,
  type: 'icon',
  size: '1x1',
  url: `https://${id}.example/`,
  background: '#2b5f8f',
})
const folder = (id: string, size: string, children: readonly object[]) => ({
  id,
  name: '文件夹',
  type: 'component',
  component: 'folder',
  size,
  children,
})
const homeOf = (children: readonly object[], dock: readonly object[] = []) => ({
  groups: [{ id: 'g', name: '组', icon: 'home', mode: 0, lock: false, children }],
  dock,
})
const HOME = homeOf(
  [
    folder('f', '2x2', [site('in1')]),
    { id: 'w', name: '时钟', type: 'component', component: 'clock', size: '2x2' },
    ...Array.from({ length: 30 }, (_, n) => site(`a${n}`)),
  ],
  [site('k1')],
)

/** Draws a page 1920 px wide (scale 1) with these settings of icons. */
async function open(icon: object, home: object = HOME) {
  await page.viewport(1920, 1000)
  await drawHome({ home, icon })
  await expect.poll(() => find('#root #tiles li a, #root #tiles li button')).not.toBeNull()
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector)
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const boxesOf = (selector: string) => all(selector).map((one) => one.getBoundingClientRect())
const tile = (id: string) => find(`#root [data-tile="${id}"] :is(a, button)`) ?? find(`#root a[href*="${id}.example"]`)
const art = (id: string) => tile(id)?.querySelector<HTMLElement>('[class*="art"]') ?? null
const name = (id: string) =>
  all('[data-wallpaper="label"]').find(({ textContent }) => textContent === `站 ${id}`) ?? null
const css = (element: HTMLElement | null, property: string) =>
  element === null ? undefined : getComputedStyle(element).getPropertyValue(property)
const styleOf = (part: () => HTMLElement | null, property: string) => expect.poll(() => css(part(), property))
const radius = (element: HTMLElement | null) => Number.parseFloat(css(element, 'border-top-left-radius') ?? '')
/** Factor by which continuous corners enlarge a radius, in engines that support them. */
const corner = () => Number(css(document.documentElement, '--gk-k'))

test('widgets and folders have the radius of icons plus a quarter', async () => {
  await open({ iconRadius: 20 })
  const k = corner()
  await expect.poll(() => radius(tile('a0'))).toBeCloseTo(20, 1)
  await expect.poll(() => radius(find('article'))).toBeCloseTo(25 * k, 1)
  expect(radius(find('#tiles button[aria-haspopup="dialog"]'))).toBeCloseTo(25 * k, 1)
})

test('a folder previews its icons square and separate, for any size and gaps', async () => {
  const sizes = { '1x1': 4, '1x2': 3, '2x1': 3, '2x2': 9, '2x3': 15, '2x4': 21, '4x3': 35 }
  const folders = Object.keys(sizes).map((size) =>
    folder(
      size,
      size,
      Array.from({ length: 40 }, (_, n) => site(`${size}-${n}`)),
    ),
  )
  for (const icon of [{}, { iconGapX: 0, iconGapY: 0, iconName: false }, { iconSize: 40, iconGapX: 100 }]) {
    await open(icon, homeOf(folders))
    await expect.poll(() => all('#root #tiles li:not([data-volatile])')).toHaveLength(folders.length)
    const seen = all('#root #tiles button > span:first-child').map((face) => {
      const minis = [...face.children].map((mini) => mini.getBoundingClientRect())
      const [around, [one, next, ...others]] = [face.getBoundingClientRect(), minis]
      const last = others.at(-1)
      if (one === undefined || next === undefined || last === undefined) return 'fewer than three'
      const square = minis.every(({ width, height }) => Math.abs(width - height) < 0.5 && width > around.width / 40)
      const apart = next.left - one.right > 1 || next.top - one.bottom > 1
      const inset = [
        one.left - around.left,
        one.top - around.top,
        around.right - last.right,
        around.bottom - last.bottom,
      ]
      return square && apart && inset.every((px) => px > 3) ? minis.length : JSON.stringify({ square, apart, inset })
    })
    expect(seen).toEqual(Object.values(sizes))
  }
})

test('a CSS radius is accepted, half of the size is a circle, an invalid one changes nothing', async () => {
  await open({ fancyRadius: '30% 70% 70% 30% / 30% 30% 70% 70%' })
  await styleOf(() => tile('a0'), 'border-radius').toBe('30% 70% 70% 30% / 30% 30% 70% 70%')
  await styleOf(() => art('a0'), 'border-radius').toBe('30% 70% 70% 30% / 30% 30% 70% 70%')
  await open({ fancyRadius: '10px; background: url(https://evil.example)' })
  await expect.poll(() => radius(tile('a0'))).toBeCloseTo(16, 1)
})

test('names have their size and colour, and never overlap', async () => {
  await open({ iconNameSize: 20, iconNameColor: '#a02020', iconGapX: 4, iconGapY: 0 })
  await styleOf(() => name('a0'), 'font-size').toBe('20px')
  await styleOf(() => name('a0'), 'color').toBe('rgb(160, 32, 32)')
  const boxes = boxesOf('[data-wallpaper="label"]')
  for (const [index, one] of boxes.entries())
    for (const other of boxes.slice(index + 1)) {
      const apart =
        one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top
      expect(apart).toBe(true)
    }
  const first = boxes[1]?.bottom ?? 0
  for (const { top } of boxesOf('nav li a')) expect(top < first - 30 || top >= first).toBe(true)
})

test('names can be hidden; rows may then touch', async () => {
  await open({ iconName: false, iconGapX: 0, iconGapY: 0, iconSize: 80, iconRadius: 0 })
  await expect.poll(() => name('a0')).toBeNull()
  await expect.element(page.getByRole('link', { name: '站 a0', exact: true })).toBeVisible()
  const [one, next] = [tile('a0'), tile('a1')].map((each) => each?.getBoundingClientRect() ?? new DOMRect())
  expect(one).toMatchObject({ width: 80, height: 80 })
  expect((next?.x ?? 0) - (one?.x ?? 0)).toBe(80)
  const tops = boxesOf('nav li a').map(({ top }) => top)
  expect(new Set(tops.map((top) => (top - (one?.y ?? 0)) % 80))).toEqual(new Set([0]))
})

test('gaps follow their settings', async () => {
  await open({ iconGapX: 50, iconGapY: 70 })
  const xOf = (id: string) => tile(id)?.getBoundingClientRect().x ?? 0
  await expect.poll(() => xOf('a1') - xOf('a0')).toBe(58 + 50)
  const rows = [...new Set(boxesOf('nav li a').map(({ top }) => top))]
  expect((rows[1] ?? 0) - (rows[0] ?? 0)).toBe(58 + 70 + 14) // rows with names are 14 px farther apart
})

test('the grid has its maximum width in px or in percent of the window', async () => {
  const width = () => {
    const edges = boxesOf('nav[data-pages] > ul > li')
    return Math.max(...edges.map(({ right }) => right)) - Math.min(...edges.map(({ left }) => left))
  }
  await open({ gridMaxWidthPx: 900 })
  await expect.poll(width).toBe(10 * 58 + 9 * 30)
  await open({ gridMaxWidthUnit: '%', gridMaxWidthPer: 40 })
  await expect.poll(width).toBe(8 * 58 + 7 * 30) // nine would fit: their number is even
})

test('a common background is behind all icons, with readable letters', async () => {
  await open({ isIconGlobalBg: true, iconGlobalBg: '#f0e0d0' })
  await styleOf(() => art('a0'), 'background-color').toBe('rgb(240, 224, 208)')
  await styleOf(() => art('a0'), 'background-image').toBe('none')
  await styleOf(() => art('a0')?.querySelector('b') ?? null, 'color').toBe('rgb(13, 34, 33)')
})

test('opacity applies to the icon, not to its name', async () => {
  await open({ iconOpacity: 40 })
  await styleOf(() => art('a0'), 'opacity').toBe('0.4')
  await styleOf(() => name('a0'), 'opacity').toBe('1')
  const docked = page.getByRole('region', { name: 'Dock' })
  await expect.element(docked).toBeInTheDocument()
  await styleOf(() => docked.element().querySelector('[class*="art"]'), 'opacity').toBe('1')
})

test('a custom shadow replaces the outer one; the rim stays', async () => {
  await open({ iconBoxShadow: 'box-shadow: 3px 4px 5px #ff0000;' })
  for (const target of [() => art('a0'), () => find('article')])
    await styleOf(target, 'box-shadow').toMatch(/0px 0px 0px 0\.5px, rgb\(255, 0, 0\) 3px 4px 5px 0px$/)
})
