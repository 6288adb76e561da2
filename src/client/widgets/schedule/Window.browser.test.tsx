import { afterEach, expect, test, vi } from 'vitest'
import { commands, type Locator, page } from 'vitest/browser'
import { documentValue, drawPage, openWindow } from '../../testing/draw-page.tsx'
import { find, textsOf } from '../../testing/elements.ts'
import { homeOf } from '../../testing/items.ts'
import { soak } from '../../testing/soak.ts'
import { plainTodo, type Schedule, type Todo } from './model.ts'
import { keepDraft, showList, showTodo } from './shown.ts'

const { findViolations, press } = commands

/** Opens the window on Thursday, 26 November 2026, 20:00 in China. */
async function open(todos: readonly Todo[]): Promise<Locator> {
  vi.useFakeTimers({
    now: new Date('2026-11-26T20:00:00+08:00'),
    toFake: ['Date', 'setTimeout', 'clearTimeout'],
    shouldAdvanceTime: true,
  })
  await page.viewport(1440, 900)
  keepDraft('')
  showList('all')
  const todoList = [{ id: 'g', name: '工作', order: 'hand', children: todos }]
  await drawPage({ home: homeOf('schedule', '2x2'), schedule: { todoList, sound: false, notify: false } })
  return openWindow('schedule')
}

const stored = (id: string) =>
  (documentValue('schedule') as Schedule).todoList[0]?.children.find((todo) => todo.id === id || todo.name === id)
const chip = (opened: Locator) => opened.getByRole('button', { name: '不识别为时间' })

afterEach(() => void vi.useRealTimers())

test('a tile of two columns tells the minute of tomorrow', soak, async () => {
  await open([plainTodo('1', '看牙医', '2026-11-27 15:00')])
  expect(find('#root article time')?.textContent).toBe('明天 15:00')
})

test(
  'a date in a new name is shown, dismissed by Backspace or a press, and else taken out of the name',
  soak,
  async () => {
    const opened = await open([])
    const field = opened.getByRole('textbox', { name: '添加待办' })
    await field.fill('明天下午3点')
    await expect.element(opened.getByText('明天 15:00')).toBeVisible()
    expect(await findViolations('#layer-window', { wcagOnly: true })).toEqual([])
    await press('Backspace')
    await expect.element(chip(opened)).not.toBeInTheDocument()
    await expect.element(field).toHaveValue('明天下午3点')
    await field.fill('后天下午3点开会')
    await expect.element(opened.getByText('11月28日 15:00')).toBeVisible()
    await chip(opened).click()
    await expect.element(chip(opened)).not.toBeInTheDocument()
    await field.fill('每周一9点 交周报')
    await expect.element(opened.getByText('每周一', { exact: true })).toBeVisible()
    field.element().focus()
    await press('Enter')
    await expect.element(field).toHaveValue('')
    await expect.element(chip(opened)).not.toBeInTheDocument()
    expect(stored('交周报')).toMatchObject({
      time: '2026-11-30 09:00',
      recurrence: { frequency: 'weekly', interval: 1, weekdays: [1] },
    })
  },
)

test('a date that is typed into a name is offered and taken over; one that was there before is not', async () => {
  const opened = await open([plainTodo('a', '买周五的票')])
  await opened.getByRole('button', { name: /「买周五的票」的详情/ }).click()
  const name = opened.getByRole('textbox', { name: '内容' })
  await expect.element(name).toHaveValue('买周五的票')
  await expect.element(chip(opened)).not.toBeInTheDocument()
  await name.fill('下周五买票')
  await opened.getByRole('button', { name: '12月4日' }).click()
  expect(stored('a')).toMatchObject({ name: '买票', time: '2026-12-04' })
  await press('Control+z')
  expect(stored('a')).toMatchObject({ name: '下周五买票', time: '' })
})

test('what comes again is finished to its next time, and undone', async () => {
  const opened = await open([
    {
      ...plainTodo('a', '交房租', '2026-11-25 09:00'),
      recurrence: { frequency: 'monthly', interval: 1, day: 25 },
      subtasks: [{ id: 's', name: '转账', finish: true }],
    },
  ])
  await opened.getByRole('checkbox', { name: '交房租' }).click()
  await expect.element(page.getByText('已完成「交房租」，下次：12月25日 09:00')).toBeVisible()
  expect(stored('a')).toMatchObject({ time: '2026-12-25 09:00', finish: false, subtasks: [{ finish: false }] })
  await page.getByRole('button', { name: '撤销' }).click()
  expect(stored('a')).toMatchObject({ time: '2026-11-25 09:00', subtasks: [{ finish: true }] })
})

test('repetition, priority and subtasks are set in the details, and shown by the row', async () => {
  const opened = await open([plainTodo('a', '大扫除', '2026-11-28')])
  await opened.getByRole('button', { name: /「大扫除」的详情/ }).click()
  await opened.getByRole('button', { name: /^重复/ }).click()
  await page.getByRole('menuitemradio', { name: '每周' }).click()
  await opened.getByRole('button', { name: '星期日' }).click()
  await opened.getByRole('button', { name: /^间隔/ }).click()
  await opened.getByRole('textbox', { name: '间隔' }).fill('2')
  await press('Enter')
  await opened.getByRole('button', { name: /^结束/ }).click()
  await page.getByRole('menuitemradio', { name: '剩余次数' }).click()
  await opened.getByText('高', { exact: true }).click()
  const next = opened.getByRole('textbox', { name: '添加子任务' })
  for (const name of ['厨房', '阳台']) {
    await next.fill(name)
    await press('Enter')
  }
  await opened.getByRole('checkbox', { name: '厨房' }).click()
  expect(await findViolations('#layer-window', { wcagOnly: true })).toEqual([])
  expect(stored('a')).toMatchObject({
    ...{ priority: 3, recurrence: { frequency: 'weekly', interval: 2, weekdays: [6, 7], count: 10 } },
    subtasks: [
      { name: '厨房', finish: true },
      { name: '阳台', finish: false },
    ],
  })
  await opened.getByRole('button', { name: '关闭详情' }).click()
  const row = opened.getByRole('button', { name: '「大扫除」的详情' })
  await expect.element(row).toHaveAccessibleName(/子任务\s*1\/2.*每 2 周的周六、日.*11月28日/)
  await expect.element(opened.getByRole('img', { name: '高优先级' })).toBeVisible()
})

test('a subtask that is being written is kept by Escape, and as the window closes', async () => {
  const opened = await open([{ ...plainTodo('a', '大扫除'), subtasks: [{ id: 's', name: '厨房', finish: false }] }])
  const names = () => stored('a')?.subtasks.map(({ name }) => name)
  await opened.getByRole('button', { name: /「大扫除」的详情/ }).click()
  await opened.getByRole('textbox', { name: '添加子任务' }).fill('阳台')
  await press('Escape')
  await expect.poll(names).toEqual(['厨房', '阳台'])
  await opened.getByRole('button', { name: /「大扫除」的详情/ }).click()
  await opened.getByRole('textbox', { name: '子任务内容' }).first().fill('厨房和餐厅')
  showTodo(undefined) // as by a key of the window or another tab
  await expect.poll(names).toEqual(['厨房和餐厅', '阳台'])
})

test(
  'what is upcoming is by days; a group by its order; many todos are searched; the Delete key deletes',
  soak,
  async () => {
    const days = ['2026-11-27', '2026-11-25', '2026-12-05 10:00', '']
    const more = Array.from({ length: 10 }, (_, at) => plainTodo(`m${at}`, `杂事 ${at}`))
    const opened = await open([...days.map((time, at) => plainTodo(`t${at}`, `事 ${at}`, time)), ...more])
    await opened.getByRole('button', { name: /^即将到期/ }).click()
    const headings = () => opened.getByRole('heading', { level: 3 })
    await expect.poll(() => textsOf(headings())).toEqual(['已逾期1', '明天 · 周五1', '12月5日周六1'])

    await opened.getByRole('button', { name: /^工作/ }).first().click()
    await opened.getByRole('button', { name: '排序' }).click()
    await page.getByRole('menuitemradio', { name: '按时间' }).click()
    const names = () => textsOf(opened.getByRole('list', { name: '工作' }).getByRole('checkbox')).slice(0, 4)
    await expect.poll(names).toEqual(['事 1', '事 0', '事 2', '事 3'])

    await opened.getByRole('searchbox', { name: '搜索待办' }).fill('事 2')
    const found = opened.getByRole('list', { name: '搜索待办' }).getByRole('checkbox')
    await expect.poll(() => textsOf(found)[0]).toBe('事 2')
    found.first().element().focus()
    await press('Delete')
    await expect.poll(() => stored('t2')).toBeUndefined()
    await page.getByRole('button', { name: '撤销' }).click()
    expect(stored('t2')).toBeDefined()
  },
)
