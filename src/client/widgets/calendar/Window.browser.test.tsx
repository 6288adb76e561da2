import { afterEach, expect, test, vi } from 'vitest'
import { commands, type Locator, page } from 'vitest/browser'
import type { Language } from '../../../shared/constants.ts'
import { documentValue, drawPage, openWindow } from '../../testing/draw-page.tsx'
import { find, textsOf } from '../../testing/elements.ts'
import { homeOf } from '../../testing/items.ts'
import { soak } from '../../testing/soak.ts'

const { findViolations, press } = commands

const tile = () => find('#root article')?.textContent

/** Draws a tile of the calendar at a time in China, and opens its window. */
async function open(time: string, documents: Readonly<Record<string, object>> = {}, language: Language = 'zh-CN') {
  vi.useFakeTimers({ now: new Date(time), toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  await page.viewport(1440, 900)
  await drawPage({ home: homeOf('calendar', '2x4'), ...documents }, language)
  const opened = await openWindow('calendar', '')
  await expect.element(chosenIn(opened)).toBeVisible()
  return opened
}

const chosenIn = (opened: Locator) => opened.getByRole('gridcell', { selected: true })
const monthIn = (opened: Locator) => opened.getByRole('heading', { level: 2 })

afterEach(() => void vi.useRealTimers())

test('the name of a festival is whole, and entries of its week lie on one line', soak, async () => {
  const trip = { id: 'trip', name: 'Trip', start: '2026-11-24', end: '2026-11-26', color: 'violet' }
  const opened = await open('2026-11-20T10:00:00+08:00', { 'calendar.events': { events: [trip] } }, 'en')
  const names = opened.getByRole('grid').getByText('Thanksgiving').elements()
  expect(names).toHaveLength(1)
  for (const name of names) expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth)
  const below = names[0]?.getBoundingClientRect().bottom ?? 0
  const [bar] = opened.getByRole('grid').getByTitle('Trip').elements()
  expect(bar?.getBoundingClientRect().top).toBeGreaterThanOrEqual(below)
})

test('a day is found by keys, by choosing a month and by what comes next; the window tells all of it', async () => {
  const opened = await open('2026-09-18T10:00:00+08:00')
  const [chosen, month] = [chosenIn(opened), monthIn(opened)]
  await expect.poll(tile).toContain('八月初八')
  expect(tile()).toContain('距秋分 5 天')
  await expect.element(chosen).toHaveAttribute('aria-current', 'date')
  expect(opened.getByRole('gridcell').elements()).toHaveLength(42)

  chosen.element().focus()
  await press('ArrowDown')
  await expect.element(chosen).toHaveFocus()
  await expect.element(chosen).toHaveAccessibleName('2026年9月25日星期五，中秋节，八月十五，休息日')
  const panel = opened.getByRole('region', { name: '2026年9月25日星期五' })
  await expect.element(panel).toMatchTextContent('还有 7 天')
  await expect.element(panel).toMatchTextContent('9月25日 – 27日，共 3 天')
  await expect.element(panel).toMatchTextContent('丙午年 丁酉月 壬寅日')
  // axe asks for figure and line in one piece; the name has both, apart
  const except = ['label-content-name-mismatch']
  expect(await findViolations('#layer-window', { wcagOnly: true, except })).toEqual([])

  await press('PageDown')
  await expect.element(month).toHaveTextContent('2026年10月')
  await press('Shift+PageUp')
  await expect.element(month).toHaveTextContent('2025年10月')
  await expect.element(chosen).toHaveFocus()
  await opened.getByRole('button', { name: '今天', exact: true }).click()
  await expect.element(chosen).toHaveAttribute('aria-current', 'date')
  await opened.getByRole('button', { name: /国庆节/ }).click()
  await expect.element(chosen).toHaveAccessibleName(/^2026年10月1日.*国庆节/)

  await month.getByRole('button').click()
  const picker = page.getByRole('dialog', { name: '选择年月' })
  await picker.getByRole('button', { name: /年份/ }).click()
  await picker.getByRole('textbox').fill('1987')
  await press('Enter')
  await picker.getByRole('button', { name: '2月', exact: true }).click()
  await expect.element(month).toHaveTextContent('1987年2月')
  await expect.element(picker).not.toBeInTheDocument()
})

test('lunar dates are turned off in window and tile, which is kept, and back by undo', async () => {
  const time = '2026-09-18T10:00:00+08:00'
  const opened = await open(time)
  const chosen = chosenIn(opened)
  await opened.getByText('显示农历').click()
  await expect.element(chosen).toHaveAccessibleName('2026年9月18日星期五')
  await expect.poll(tile).not.toContain('八月初八')
  await press('Control+z')
  await expect.element(chosen).toHaveAccessibleName('2026年9月18日星期五，八月初八')
  await opened.getByText('显示农历').click()
  await expect.poll(() => documentValue('calendar')).toMatchObject({ lunar: false })
  const again = await open(time, { calendar: { lunar: false } })
  await expect.element(chosenIn(again)).toHaveAccessibleName('2026年9月18日星期五')
})

test('a day lists its todos, those of the whole day first; each opens where it belongs', soak, async () => {
  const todo = (id: string, name: string, time: string, finish = false) => ({
    id,
    name,
    time,
    finish,
    tips: true,
    note: '',
  })
  const children = [
    todo('1', '赏月', '2026-09-18 19:30'),
    todo('2', '订位', '2026-09-18 11:00', true),
    todo('3', '收拾屋子', '2026-09-18'),
    todo('4', '还书', '2026-09-19'),
  ]
  const todoList = [{ id: 'g', name: '家', children }]
  const opened = await open('2026-09-18T10:00:00+08:00', { schedule: { todoList, sound: false, notify: false } })
  const panel = opened.getByRole('region', { name: '2026年9月18日星期五' })
  const entries = panel.getByRole('list').first().getByRole('button')
  await expect.poll(() => textsOf(entries)).toEqual(['收拾屋子', '订位11:00', '赏月19:30'])
  expect(opened.getByRole('gridcell', { name: /日程/ }).elements()).toHaveLength(2)
  await entries.last().click()
  await expect.element(opened.getByLabelText('几点')).toHaveValue('19:30')
  await opened.getByRole('button', { name: '删除待办' }).click()
  await opened.getByRole('tab', { name: '日历', exact: true }).click()
  await expect.poll(() => textsOf(entries)).toEqual(['收拾屋子', '订位11:00'])
})

test('at midnight today moves on in tile and window', async () => {
  const opened = await open('2026-09-30T23:59:30+08:00')
  await expect.element(monthIn(opened)).toHaveTextContent('2026年9月')
  await vi.advanceTimersByTimeAsync(60_000)
  await expect.element(chosenIn(opened)).toHaveAccessibleName(/^2026年10月1日/)
  await expect.element(monthIn(opened)).toHaveTextContent('2026年10月')
  await expect.poll(tile).toContain('国庆节')
})

interface StoredEvent {
  readonly name: string
  readonly start: string
  readonly end: string
  readonly exceptions: readonly string[]
  readonly reminders: readonly number[]
}
const storedEvents = () => (documentValue('calendar.events') as { events: readonly StoredEvent[] }).events

test('an event is made by one field, completed, repeated, left out once, deleted and brought back', async () => {
  const opened = await open('2026-09-18T10:00:00+08:00')
  const panel = opened.getByRole('region', { name: '2026年9月18日星期五' })
  chosenIn(opened).element().focus()
  await press('n')
  await opened.getByRole('textbox', { name: '做什么，什么时候' }).fill('下午3点半 看牙医')
  await expect.element(opened.getByText('15:30', { exact: true })).toBeVisible()
  await press('Enter')
  const editor = opened.getByRole('region', { name: '日程详情' })
  await expect.element(editor.getByRole('textbox', { name: '名称' })).toHaveValue('看牙医')
  await expect.element(editor.getByLabelText('结束时间')).toHaveValue('16:30')
  expect(await findViolations('#layer-window', { wcagOnly: true, except: ['label-content-name-mismatch'] })).toEqual([])

  await editor.getByLabelText('结束时间').fill('15:00')
  await expect.element(editor.getByRole('alert')).toHaveTextContent('结束不能早于开始')
  await editor.getByLabelText('开始时间').fill('14:00')
  await expect.element(editor.getByRole('alert')).not.toBeInTheDocument()
  expect(storedEvents()).toMatchObject([{ start: '2026-09-18 14:00', end: '2026-09-18 15:00' }])

  await editor.getByRole('radio', { name: '蓝' }).click()
  await editor.getByRole('button', { name: /^重复/ }).click()
  await page.getByRole('menuitemradio', { name: '每天' }).click()
  await editor.getByRole('button', { name: '关闭详情' }).click()
  await expect.element(editor).not.toBeInTheDocument()
  await opened.getByRole('gridcell', { name: /9月20日/ }).click({ position: { x: 12, y: 12 } })
  const next = opened.getByRole('region', { name: '2026年9月20日星期日' })
  await next.getByRole('button', { name: /看牙医/ }).click()
  await editor.getByRole('button', { name: '只删这一次' }).click()
  await expect.element(next.getByRole('button', { name: /看牙医/ })).not.toBeInTheDocument()
  expect(storedEvents()).toMatchObject([{ color: 'blue', exceptions: ['2026-09-20'] }])
  await page.getByRole('button', { name: '撤销' }).click()
  await next.getByRole('button', { name: /看牙医/ }).click()
  await editor.getByRole('button', { name: '只改这一次' }).click()
  await expect.poll(() => storedEvents().map(({ start }) => start)).toEqual(['2026-09-18 14:00', '2026-09-20 14:00'])
  await editor.getByRole('button', { name: '删除日程' }).click()
  await expect.poll(() => storedEvents()).toHaveLength(1)
  await page.getByRole('button', { name: '撤销' }).click()
  await expect.poll(() => storedEvents()).toHaveLength(2)
  await opened.getByRole('button', { name: '今天', exact: true }).click()
  await expect.element(panel.getByRole('button', { name: /看牙医/ })).toMatchTextContent('14:00 – 15:00')
})

test('what is typed for a day becomes a todo where todos are kept', async () => {
  const opened = await open('2026-09-18T10:00:00+08:00')
  const cell = opened.getByRole('gridcell', { name: /9月22日/ })
  await cell.dblClick()
  await opened.getByRole('textbox', { name: '做什么，什么时候' }).fill('8点 交电费')
  await opened.getByText('待办', { exact: true }).click()
  const panel = opened.getByRole('region', { name: '2026年9月22日星期二' })
  await panel.getByRole('button', { name: '添加', exact: true }).click()
  await expect.element(panel.getByRole('button', { name: /交电费/ })).toMatchTextContent('08:00')
  expect(JSON.stringify(documentValue('schedule'))).toContain('2026-09-22 08:00')
})

/** Drags in the hours of a day from one minute to another, by the mouse. */
function dragHours(column: Element, from: number, to: number, target: Element = column): void {
  const box = column.getBoundingClientRect()
  const at = (minutes: number) => ({
    ...{ bubbles: true, isPrimary: true, pointerId: 1, pointerType: 'mouse', button: 0, buttons: 1 },
    ...{ clientX: box.left + 20, clientY: box.top + (box.height * minutes) / 1440 },
  })
  target.dispatchEvent(new PointerEvent('pointerdown', at(from)))
  for (const minutes of [(from + to) / 2, to]) target.dispatchEvent(new PointerEvent('pointermove', at(minutes)))
  target.dispatchEvent(new PointerEvent('pointerup', { ...at(to), buttons: 0 }))
}

test('in a week an event is drawn, moved and stretched over its hours, each one step of undo', async () => {
  const opened = await open('2026-09-18T10:00:00+08:00')
  await opened.getByText('周', { exact: true }).click()
  await expect.poll(() => document.querySelectorAll('[data-column]').length).toBe(7)
  const thursday = document.querySelectorAll('[data-column]')[3]
  if (thursday === undefined) throw new Error('there is no Thursday')
  Element.prototype.setPointerCapture = () => undefined // of a pointer that is not there
  dragHours(thursday, 600, 660)
  const name = opened.getByRole('textbox', { name: '名称' })
  await expect.element(name).toHaveFocus()
  await name.fill('写周报')
  expect(storedEvents()).toMatchObject([{ name: '写周报', start: '2026-09-17 10:00', end: '2026-09-17 11:00' }])
  const block = () => opened.getByRole('button', { name: /写周报/ })
  await expect.element(block()).toBeVisible()
  dragHours(thursday, 610, 730, block().element())
  await expect.poll(() => storedEvents()).toMatchObject([{ start: '2026-09-17 12:00', end: '2026-09-17 13:00' }])
  dragHours(thursday, 779, 810, block().element().querySelector('[data-edge]') ?? thursday)
  await expect.poll(() => storedEvents()).toMatchObject([{ start: '2026-09-17 12:00', end: '2026-09-17 13:30' }])
  expect(await findViolations('#layer-window', { wcagOnly: true, except: ['label-content-name-mismatch'] })).toEqual([])
  await opened.getByRole('button', { name: '关闭详情' }).click()
  await press('Control+z')
  await expect.poll(() => storedEvents()).toMatchObject([{ start: '2026-09-17 12:00', end: '2026-09-17 13:00' }])
  await press('Control+z')
  await expect.poll(() => storedEvents()).toMatchObject([{ start: '2026-09-17 10:00' }])
  await press('d')
  await expect.poll(() => document.querySelectorAll('[data-column]').length).toBe(1)
  await expect.poll(() => find('#layer-window')?.contains(document.activeElement)).toBe(true)
  await press('m')
  await expect.element(chosenIn(opened)).toBeVisible()
})

test(
  'new events remind as is usual; whole days and birthdays have reminders of their own, a second one may follow',
  soak,
  async () => {
    const opened = await open('2026-09-18T10:00:00+08:00')
    await opened.getByRole('button', { name: '更多' }).click()
    await page.getByRole('menuitem', { name: '提醒设置…' }).click()
    const dialog = page.getByRole('dialog', { name: '提醒' })
    const choose = async (row: Locator, option: string, shown = option) => {
      await row.click()
      await page.getByRole('menuitemradio', { name: option, exact: true }).click()
      await expect.element(row).toMatchTextContent(shown)
    }
    await choose(dialog.getByRole('button', { name: /^定时日程/ }), '提前 10 分钟')
    await expect.element(dialog.getByRole('button', { name: /^生日/ })).toMatchTextContent('当天 09:00')
    await dialog.getByText('提示音').click()
    expect(
      await findViolations('[role="dialog"]', { wcagOnly: true, except: ['label-content-name-mismatch'] }),
    ).toEqual([])
    await dialog.getByRole('button', { name: '完成' }).click()
    expect(documentValue('calendar.reminders')).toMatchObject({ timed: 10, isSound: false })

    chosenIn(opened).element().focus()
    await press('n')
    await opened.getByRole('textbox', { name: '做什么，什么时候' }).fill('下午3点半 看牙医')
    await press('Enter')
    const editor = opened.getByRole('region', { name: '日程详情' })
    const [first, second] = [/^提醒/, /^第二次提醒/].map((name) => editor.getByRole('button', { name }))
    if (first === undefined || second === undefined) throw new Error('there are two')
    await expect.element(first).toMatchTextContent('提前 10 分钟')
    await choose(second, '提前 1 天')
    expect(storedEvents()).toMatchObject([{ reminders: [10, 1440] }])
    await choose(first, '无', '提前 1 天')
    expect(storedEvents()).toMatchObject([{ reminders: [1440] }])

    await editor.getByText('全天').click()
    await expect.element(first).toMatchTextContent('当天 09:00')
    await choose(first, '无')
    await expect.element(second).not.toBeInTheDocument()
    await editor.getByRole('button', { name: /^重复/ }).click()
    await page.getByRole('menuitemradio', { name: '每年', exact: true }).click()
    await editor.getByText('生日', { exact: true }).click()
    await expect.element(first).toMatchTextContent('当天 09:00')
  },
)
