import { afterEach, beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { CODE } from '../../../../shared/api/endpoint.ts'
import { visitRecord } from '../../../../shared/api/visit-record.ts'
import type { UserInfo } from '../../../../shared/entities/account.ts'
import { connect } from '../../../core/net/call.ts'
import { testCallPorts } from '../../../core/testing.ts'
import { dayAt } from '../../../lib/calendar/civil-time.ts'
import { documentValue, drawPage, openTab } from '../../../testing/draw-page.tsx'
import { session } from '../../data/session/index.ts'
import { followVisits } from './follow-visits.ts'
import messages from './locales/zh-CN.json'

const LIN: UserInfo = {
  ...{ id: 'id', username: 'lin', nickname: '林', note: '', sex: '1', birthday: '', address: '', head: '' },
  ...{ email: '', open_id: '', is_weak: false, async_nav_info: 0, async_seting: 0, async_wooden_fish: 0 },
  ...{ async_ai_tool: 0, async_schedule: 0, async_notes: 0, async_more: 0 },
}
const TODAY = dayAt(new Date())
const NOBODY = { user: '', day: '', days: 0 }
const EARLIER = { user: LIN.id, day: '2026-01-01', days: 11 }

let asked: string[]
beforeAll(() => followVisits())
afterEach(() => {
  session.setState({ login: undefined })
  connect(testCallPorts())
})

async function openAccount(told: object, isOn: boolean) {
  asked = []
  await page.viewport(1440, 900)
  await drawPage({ visits: { isVisitNoted: false }, 'visits.told': told })
  connect({
    ...{ ...testCallPorts(), server: '', user: () => session.getState().login?.info.id },
    fetch: async (url) => {
      const { pathname, searchParams } = new URL(String(url), location.origin)
      if (pathname !== visitRecord.path) return Response.json({ code: CODE.notFound, msg: '', data: null })
      asked.push(searchParams.get('time') ?? '')
      return Response.json({ code: CODE.ok, msg: '', data: { days: 12 } })
    },
  })
  session.setState({ login: { token: 't', info: LIN } })
  openTab('user')
  const shown = page.getByRole('switch', { name: messages.isVisitNoted })
  if (isOn) await shown.click()
  return shown
}

test('nothing is told until it is switched on; then the day, once, and how many there were', async () => {
  const shown = await openAccount(NOBODY, false)
  await expect.element(shown).not.toBeChecked()
  expect(asked).toEqual([])
  await shown.click()
  await expect.element(page.getByText(messages.days.replace('{count}', '12'))).toBeVisible()
  await expect.poll(() => documentValue('visits.told')).toEqual({ user: LIN.id, day: TODAY, days: 12 })
  document.dispatchEvent(new Event('visibilitychange'))
  await shown.click()
  await expect.poll(() => page.getByText(messages.days.replace('{count}', '12')).elements()).toEqual([])
  await shown.click()
  await expect.element(page.getByText(messages.days.replace('{count}', '12'))).toBeVisible()
  expect(asked).toEqual([TODAY])
})

test('a new day is told, too', async () => {
  await openAccount(EARLIER, true)
  await expect.poll(() => documentValue('visits.told')).toEqual({ user: LIN.id, day: TODAY, days: 12 })
  expect(asked).toEqual([TODAY])
})
