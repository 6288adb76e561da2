import { afterEach, expect, test, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { drawPage, openWindow } from '../../testing/draw-page.tsx'
import { find, findAll, textsOf } from '../../testing/elements.ts'
import { homeOf } from '../../testing/items.ts'

const { findViolations } = commands

afterEach(() => void vi.useRealTimers())

test('the tile tells the next four holidays, its window their days off; a night later all are a day nearer', async () => {
  const now = new Date('2026-09-18T23:59:30+08:00')
  vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  await page.viewport(1440, 900)
  await drawPage({ home: homeOf('holiday-distance', '2x4') })
  const days = () => findAll('#root article li').map(({ textContent }) => textContent)
  await expect.poll(() => find('#root article')?.textContent).toMatch(/距中秋节7天9月25日 – 27日/)
  expect(days()).toEqual(['国庆节10月1日 – 7日13天', '元旦节1月1日105天', '春节2月6日141天'])

  const lines = (await openWindow('holiday-distance')).getByRole('listitem')
  await expect.poll(() => lines.elements()).toHaveLength(7)
  expect(textsOf(lines)[0]).toBe('国庆节10月1日 – 7日放假，共 7 天9月20日周日和10月10日周六上班13天')
  expect(textsOf(lines)[2]).toBe('春节2027年2月6日周六141天')
  expect(await findViolations('#layer-window', { wcagOnly: true })).toEqual([])

  await vi.advanceTimersByTimeAsync(60_000)
  await expect.poll(() => days()[0]).toContain('12天')
  await expect.poll(() => textsOf(lines)[0]).toContain('12天')
})
