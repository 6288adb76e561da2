import { afterEach, expect, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { drawPage, openWindow } from '../../testing/draw-page.tsx'
import { expectStyle, find } from '../../testing/elements.ts'
import { homeOf } from '../../testing/items.ts'
import work from './locales/zh-CN.json'

const { findViolations, press, typeText } = commands

/** Around the clock, so that the test is always at work. */
const ALWAYS = { workWeek: 'days', workDays: [0, 1, 2, 3, 4, 5, 6], start: '00:00', end: '00:00' }

const tile = () => find('#root article')
const tileText = () => expect.poll(() => tile()?.textContent)

async function open(settings: object = {}) {
  await page.viewport(1440, 900)
  await drawPage({ home: homeOf('work-time'), 'work-time': { ...ALWAYS, ...settings } })
}

afterEach(() => void vi.useRealTimers())

test('work counts down and pay counts up; the form changes hours, pay and picture', async () => {
  await open()
  await tileText().toMatch(/距下班\d\d:\d\d/)
  expect(tile()?.textContent).not.toContain('今日已赚')

  const opened = await openWindow('work-time')
  const money = opened.getByRole('textbox', { name: '薪资' })
  const alert = opened.getByRole('alert')
  await money.fill('很多')
  await expect.element(alert).toMatchTextContent('请输入金额')
  await money.fill('1.8万')
  await expect.element(alert).not.toBeInTheDocument()
  await expect.element(opened).toMatchTextContent('¥18,000.00')
  await money.fill('？')
  await opened.getByRole('button', { name: '恢复默认：薪资', exact: true }).click()
  await expect.element(money).toHaveValue('')
  await expect.element(alert).not.toBeInTheDocument()
  await money.click()
  await typeText('12345')
  await opened.getByText('今日已赚').click()
  await press('Control+z')
  await expect.element(money).toHaveValue('')
  await money.fill('1,000,000')
  await opened.getByText('每小时', { exact: true }).click()
  await tileText().toMatch(/今日已赚¥[\d,.]+/)
  const earned = tile()?.textContent
  await tileText().not.toBe(earned)

  await opened.getByText('图片', { exact: true }).click()
  const canvas = new OffscreenCanvas(64, 64)
  canvas.getContext('2d')?.fillRect(0, 0, 64, 64)
  const picture = new File([await canvas.convertToBlob()], 'a.png', { type: 'image/png' })
  const input = find('#layer-window input[type=file]')
  if (input !== null) await userEvent.upload(input, picture)
  await expect.poll(() => tile()?.querySelectorAll('img')).toHaveLength(1)
  await opened.getByRole('slider', { name: work['field.vague'] }).fill('9')
  await expectStyle(() => tile()?.querySelector('img'), 'filter').toBe('blur(9px)')
  expect(await findViolations('#layer-window', { wcagOnly: true })).toEqual([])
  for (const day of ['一', '二', '三', '四', '五', '六', '日'])
    await opened.getByRole('button', { name: `星期${day}` }).click()
  await tileText().toContain('今天休息')
})

test('it has the break and the colours of its settings', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-25T12:30:00+08:00'), toFake: ['Date'] })
  const rest = { isBreak: true, breakStart: '12:00', breakEnd: '13:00' }
  await open({ ...rest, bgType: 2, bgColor: '#102030', textColor: '#ffcc00' })
  await expectStyle(() => tile()?.querySelector('[class*=ground]'), 'background-color').toBe('rgb(16, 32, 48)')
  await expectStyle(() => tile()?.querySelector('[style*="--ink"]'), '--ink').toBe('#ffcc00')
  await tileText().toContain(work.onBreak)
})
