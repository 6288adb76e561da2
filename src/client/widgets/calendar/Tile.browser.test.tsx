import { afterEach, expect, test, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { drawPage } from '../../testing/draw-page.tsx'
import { findAll } from '../../testing/elements.ts'
import { group } from '../../testing/items.ts'
import { plainEvent } from './kernel/event.ts'

const tile = (size: string) => ({ id: size, name: '', type: 'component', component: 'calendar', size })
const lines = (at: number) => [...findAll('#root article')][at]
const textsIn = (at: number) => [...(lines(at)?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)

afterEach(() => void vi.useRealTimers())

test('tiles tell what is next, which opens where it belongs; what is over goes', async () => {
  const now = new Date('2026-11-17T10:00:00+08:00')
  vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  await page.viewport(1440, 900)
  const todo = { id: 'a', name: '交总结', time: '2026-11-17 18:00', finish: false, tips: false, note: '' }
  await drawPage({
    home: { groups: [group('a', ['2x4', '4x4', '2x2'].map(tile))], dock: [] },
    schedule: { todoList: [{ id: 'g', name: '', children: [todo] }], sound: false, notify: false },
    'calendar.events': {
      events: [
        plainEvent('over', '晨会', '2026-11-17 09:30', '2026-11-17 10:00'),
        plainEvent('review', '设计评审', '2026-11-17 09:45', '2026-11-17 10:01'),
        plainEvent('trip', '去苏州', '2026-11-20', '2026-11-22'),
        plainEvent('dentist', '看牙医', '2026-11-18 09:00', '2026-11-18 10:00'),
      ],
    },
  })
  const all = ['设计评审09:45', '交总结18:00', '看牙医明天 09:00', '去苏州周五']
  await expect.poll(() => textsIn(0)).toEqual(all)
  await expect.poll(() => textsIn(1)).toEqual(all.slice(0, 2))
  expect(lines(0)?.textContent).not.toContain('三')
  expect(lines(2)?.textContent).toContain('09:45设计评审')
  expect(await commands.findViolations('#root article', { wcagOnly: true })).toEqual([])

  vi.setSystemTime(now.getTime() + 120_000)
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => textsIn(0)).toEqual(all.slice(1))

  await page
    .getByRole('button', { name: /看牙医/ })
    .first()
    .click()
  await expect.element(page.getByRole('region', { name: '日程详情' })).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: '名称' })).toHaveValue('看牙医')
})
