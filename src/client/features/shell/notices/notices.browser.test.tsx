import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { CODE } from '../../../../shared/api/endpoint.ts'
import { notices } from '../../../../shared/api/notices.ts'
import { connect } from '../../../core/net/call.ts'
import { testCallPorts } from '../../../core/testing.ts'
import { documentValue, drawPage } from '../../../testing/draw-page.tsx'
import { followNotices } from './follow-notices.ts'
import messages from './locales/zh-CN.json'
import { toldNotices } from './told-notices.ts'

const { findViolations } = commands

const LATER = Date.now() + 3_600_000
const notice = (id: string, text: string) => ({ id: id.repeat(16), text, madeAt: 0, endsAt: LATER })
const [NEW, OLD] = [notice('n', '今晚十一点停机维护'), notice('o', '新的主题可以分享了')]

let list: readonly object[]
let asked: number

const status = (text: string) => page.getByRole('status').filter({ hasText: text })
const dismiss = () => page.getByRole('button', { name: messages.dismiss }).click()
/** The page is looked at again. */
const lookAgain = () => void document.dispatchEvent(new Event('visibilitychange'))

beforeAll(() => followNotices())
beforeEach(() => {
  list = [NEW, OLD]
  asked = 0
})
afterEach(() => {
  connect(testCallPorts())
  toldNotices.setState([], true)
})

async function open(documents: Readonly<Record<string, object>>, server: string | undefined = '') {
  await drawPage({ theme: { isPureOffline: false }, ...documents })
  connect({
    ...testCallPorts(),
    server,
    fetch: async (url) => {
      const isAsked = String(url) === notices.path
      if (isAsked) asked += 1
      return Response.json(isAsked ? { code: CODE.ok, msg: '', data: { list } } : { code: CODE.notFound, msg: '' })
    },
  })
  lookAgain()
}

test.each([
  ['on a desk', 1440, 900],
  ['on a phone', 390, 844],
] as const)(
  'notices stay until they are dismissed, one after another, the newest first: %s',
  async (_, width, height) => {
    await page.viewport(width, height)
    await open({ notices: ['gone'.repeat(4)] })
    await expect.element(status(NEW.text)).toBeVisible()
    expect(status(OLD.text).elements()).toEqual([])
    await expect.poll(() => documentValue('notices')).toEqual([]) // the server lists it no longer
    expect(await findViolations('#layer-window', { seriousOnly: true })).toEqual([])
    await dismiss()
    await expect.element(status(OLD.text)).toBeVisible()
    await dismiss()
    await expect.poll(() => page.getByRole('note').elements()).toEqual([])
    expect(documentValue('notices')).toEqual([NEW.id, OLD.id])
  },
)

test('one that was dismissed is not shown again, and one that is told no longer goes', async () => {
  await open({ notices: [NEW.id] })
  await expect.element(status(OLD.text)).toBeVisible()
  list = [NEW]
  connect({
    ...{ ...testCallPorts(), server: '' },
    fetch: async () => Response.json({ code: CODE.ok, msg: '', data: { list } }),
  })
  lookAgain()
  await expect.poll(() => page.getByRole('note').elements()).toEqual([])
  expect(documentValue('notices')).toEqual([NEW.id])
})

test('nobody is asked in pure offline mode', async () => {
  await open({ notices: [], theme: { isPureOffline: true } })
  await open({ notices: [] }) // what is asked now comes after what would have been asked
  await expect.element(status(NEW.text)).toBeVisible()
  expect(asked).toBe(1)
})
