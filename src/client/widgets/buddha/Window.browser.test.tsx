import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { drawPage, openWindow } from '../../testing/draw-page.tsx'
import { homeOf } from '../../testing/items.ts'
import messages from './locales/zh-CN.json'

const MINUTE = 60_000

afterEach(() => void vi.useRealTimers())

test('three sticks are lit one by one, a full burner says so, and they burn down by the clock', async () => {
  const now = new Date('2026-11-24T16:00:00+08:00')
  vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  await page.viewport(1440, 900)
  await drawPage({ home: homeOf('buddha') })
  const burner = page.getByRole('article').getByRole('button')
  await expect.element(burner).toHaveAccessibleName(`${messages.tile} ${messages['count.0']}`)
  for (const state of [messages['count.1'], messages['count.2'], messages['count.3']]) {
    await burner.click()
    await expect.element(burner).toMatchTextContent(state)
    await vi.advanceTimersByTimeAsync(3 * MINUTE)
  }
  await burner.click()
  await expect.element(page.getByRole('status').getByText(messages.full)).toBeVisible()
  await expect.element(burner).toMatchTextContent('12分钟') // the third stick was lit three minutes ago

  const opened = await openWindow('buddha')
  const first = opened.getByRole('listitem').first()
  await expect.element(first).toMatchTextContent(messages.left.replace('{count}', '6'))
  await expect.element(first).toMatchTextContent('16:00')
  await vi.advanceTimersByTimeAsync(7 * MINUTE)
  await expect.element(first).toMatchTextContent(messages.out)
  await opened.getByRole('button', { name: messages.light, exact: true }).click()
  await expect.element(first).toMatchTextContent(messages.left.replace('{count}', '15'))
  await expect.element(burner).toMatchTextContent(messages['count.3'])
})
