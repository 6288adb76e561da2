import { afterEach, expect, test, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { history } from '../../../../core/documents/history.ts'
import { drawPage } from '../../../../testing/draw-page.tsx'
import { boxOf, find, findAll } from '../../../../testing/elements.ts'
import { group, site } from '../../../../testing/items.ts'
import { soak } from '../../../../testing/soak.ts'
import { setDataValue } from '../../../../ui/dom.ts'
import undoTexts from '../../../../ui/locales/zh-CN.json'
import { home } from '../../../data/home/index.ts'
import { openAddIcon } from '../../../desk/tiles/lazy.ts'
import { leaveWindow } from '../../../shell/windows/lazy.ts'
import texts from '../locales/zh-CN.json'
import { addIconTab } from '../tabs/tab-state.ts'
import { addNewTile } from './add-new-tile.ts'

const { emulateMedia, press } = commands

const CLOCK = { name: '', type: 'component', component: 'clock' } as const
const tile = (id: string, size: string) => ({ id, ...CLOCK, size })
const order = (at = 0) => home.get().groups[at]?.children.map(({ id }) => id)
const items = () => findAll('#tiles > ul > li:not([data-volatile])')
const view = page.getByRole('button', { name: texts.view, exact: true })

const open = async (groups: readonly object[], [width, height] = [1440, 900] as const) => {
  await page.viewport(width, height)
  await drawPage({ home: { groups, dock: [] } })
  await expect.poll(() => items().length).toBeGreaterThan(0)
}

afterEach(async () => {
  vi.restoreAllMocks()
  setDataValue(document.documentElement, 'glass-tier', 'solid')
  await emulateMedia()
})

/** Watches which elements pulse. */
function watchPulses(): Element[] {
  const pulsed: Element[] = []
  const animate = Element.prototype.animate
  vi.spyOn(Element.prototype, 'animate').mockImplementation(function (this: Element, keyframes, options) {
    if (JSON.stringify(keyframes) === '{"scale":[1,1.04,1]}') pulsed.push(this)
    return animate.call(this, keyframes, options)
  })
  return pulsed
}

test('a component fills the first gap of the page by keys alone, and pulses once; no tile moves, and one undo takes it back', async () => {
  await open([group('a', [tile('l', '2x2')])])
  const columns = Number(find('#tiles > ul')?.style.getPropertyValue('--columns'))
  // the first row leaves two columns free
  const firstRow = Array.from({ length: columns / 2 - 1 }, (_, n) => tile(`f${n}`, '2x2'))
  await open([group('a', [...firstRow, tile('r', '2x4'), tile('e', '2x4')])])
  setDataValue(document.documentElement, 'glass-tier', 'full')
  const pulsed = watchPulses()
  const before = order()
  const places = new Map(before?.map((id, at) => [id, boxOf(items()[at])]))
  addIconTab.setState('components', true)
  openAddIcon()
  const add = page.getByRole('button', { name: texts.addName.replace('{name}', '日历') })
  await expect.element(add).toBeVisible()
  add.element().focus()
  await press('Enter')
  await expect.poll(() => order()?.length).toBe((before?.length ?? 0) + 1)
  const added = order()?.findIndex((id) => !before?.includes(id)) ?? -1
  expect(added).toBe(firstRow.length)
  await expect.poll(() => items().length).toBe((before?.length ?? 0) + 1)
  order()?.forEach((id, at) => {
    if (at !== added) expect(boxOf(items()[at]), id).toEqual(places.get(id))
  })
  expect(pulsed).toEqual([])
  await press('Escape') // the window was over it
  await expect.poll(() => pulsed.length).toBe(1)
  expect(pulsed[0]?.parentElement).toBe(items()[added])
  history.undo()
  expect(order()).toEqual(before)
})

test('without a gap it goes to the end, to which the page scrolls; none pulses with reduced motion', async () => {
  await emulateMedia({ reducedMotion: 'reduce' })
  await open([
    group(
      'a',
      Array.from({ length: 8 }, (_, n) => tile(`t${n}`, '4x6')),
    ),
  ])
  setDataValue(document.documentElement, 'glass-tier', 'full')
  const pulsed = watchPulses()
  addNewTile({ ...CLOCK, size: '4x6' })
  await expect.poll(() => items().length).toBe(9)
  await expect.poll(() => boxOf(items().at(-1)).bottom).toBeLessThanOrEqual(boxOf(find('#tiles')).bottom)
  expect(pulsed).toEqual([])
})

test('what the window hides is scrolled to when that makes way, the newest of several; all pulse', soak, async () => {
  await open([
    group(
      'a',
      Array.from({ length: 8 }, (_, n) => tile(`t${n}`, '4x6')),
    ),
  ])
  setDataValue(document.documentElement, 'glass-tier', 'full')
  const pulsed = watchPulses()
  openAddIcon()
  await expect.poll(() => find('#layer-window [role="dialog"]:not([inert])')).not.toBeNull()
  for (const size of ['4x6', '1x1']) addNewTile({ ...CLOCK, size })
  await expect.poll(() => items().length).toBe(10)
  expect(find('#tiles')?.scrollTop).toBe(0)
  expect(pulsed).toEqual([])
  leaveWindow()
  const newest = order()?.findIndex((id) => home.get().groups[0]?.children.find((one) => one.id === id)?.size === '1x1')
  await expect.poll(() => pulsed.map((one) => one.parentElement)).toContain(items()[newest ?? -1])
  expect(boxOf(items()[newest ?? -1]).bottom).toBeLessThanOrEqual(boxOf(find('#tiles')).bottom)
  await expect.poll(() => pulsed.length).toBe(2)
})

test(
  'the toast leads to a tile of another group: the window makes way, the page is turned, the tile has the focus',
  soak,
  async () => {
    await open([group('a', [site('a1')]), group('b', [site('b1')])])
    openAddIcon()
    await expect.poll(() => find('#layer-window [role="dialog"]:not([inert])')).not.toBeNull()
    addNewTile({ name: '新站', type: 'icon', size: '1x1', url: 'https://new.example/' }, { at: 'group', group: 'b' })
    await expect.element(page.getByRole('navigation', { name: '组 a' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: undoTexts.undo })).toBeVisible()
    await view.click()
    await expect.element(page.getByRole('navigation', { name: '组 b' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: '新站' })).toHaveFocus()
    expect(find('#layer-window [role="dialog"]:not([inert])')).toBeNull()
  },
)

test('on a free page a tile takes the first free position in view', async () => {
  const placed = { x: 120, y: 0, w: 1700, h: 200, r: 0 }
  await open([
    group(
      'a',
      [tile('top', '2x4')].map((one) => ({ ...one, ...placed })),
      { mode: 1 },
    ),
  ])
  addNewTile({ ...CLOCK, size: '2x2' })
  await expect.poll(() => items().length).toBe(2)
  const [first, added] = items().map(boxOf)
  expect(added?.top).toBeGreaterThanOrEqual(first?.bottom ?? Number.POSITIVE_INFINITY)
  expect(added?.bottom).toBeLessThanOrEqual(900)
  expect(added?.left).toBeLessThan(400)
})
