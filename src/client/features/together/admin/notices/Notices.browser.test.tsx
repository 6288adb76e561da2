import { afterEach, expect, test } from 'vitest'
import { commands } from 'vitest/browser'
import zh from '../locales/zh-CN.json'
import { closeDesk, openDesk } from '../testing/open-desk.ts'
import type { Notice } from './use-notices.ts'

const { findViolations } = commands

const HOUR = 3_600_000
const NOW = Date.now()
const notice = (id: string, text: Notice['text'], isOpen: boolean): Notice => ({
  ...{ id: id.repeat(16), text, isOpen, madeAt: NOW - 2 * HOUR },
  endsAt: isOpen ? NOW + HOUR : NOW - HOUR,
})
const OVER = notice('a', '旧的一条', false)
const SHOWN = notice('b', { 'zh-CN': '今晚维护', en: 'Maintenance tonight' }, true)

afterEach(closeDesk)

const open = (list: readonly Notice[], size?: readonly [number, number]) =>
  openDesk(
    'notices',
    { '/users/admin_notices': () => ({ list }), '/users/admin_notice': () => ({ id: 'n'.repeat(16) }) },
    size,
  )
const TEXT = { name: zh['notices.text'] }
const SEND = { name: zh['notices.send'] }

test('what is shown comes first with all its texts, and can be ended', async () => {
  const { desk, acts } = await open([OVER, SHOWN])
  const rows = desk.getByRole('tabpanel').getByRole('listitem')
  await expect.element(rows.first()).toMatchTextContent(/今晚维护.*Maintenance tonight/)
  await expect.element(rows.nth(1)).toMatchTextContent('旧的一条')
  expect(desk.getByRole('button', { name: zh['notices.end'] }).elements()).toHaveLength(1)
  expect(await findViolations('#layer-window')).toEqual([])
  await rows.first().getByRole('button', { name: zh['notices.end'] }).click()
  await expect.poll(() => acts).toEqual([{ path: '/users/admin_notice_end', input: { id: SHOWN.id } }])
})

test('one text is posted for some days, and the form is empty again', async () => {
  const { desk, acts } = await open([])
  await desk.getByRole('button', SEND).click()
  await expect.element(desk.getByRole('alert')).toMatchTextContent(zh['notices.empty'])
  await desk.getByRole('textbox', TEXT).fill('今晚维护')
  await expect.element(desk.getByRole('alert')).not.toBeInTheDocument()
  await desk.getByRole('button', { name: zh['notices.span.7'], exact: true }).click()
  const before = Date.now()
  await desk.getByRole('button', SEND).click()
  await expect.element(desk.getByRole('textbox', TEXT)).toHaveValue('')
  expect(acts).toMatchObject([{ path: '/users/admin_notice', input: { text: '今晚维护' } }])
  const { endsAt = 0 } = (acts[0]?.input ?? {}) as { readonly endsAt?: number }
  expect(endsAt - before).toBeGreaterThanOrEqual(7 * 24 * HOUR)
  expect(endsAt - before).toBeLessThan(7 * 24 * HOUR + HOUR)
})

test('each language may have its own text, until a day', async () => {
  const { desk, acts } = await open([], [390, 844])
  await desk.getByRole('textbox', TEXT).fill('今晚维护')
  await desk.getByRole('switch', { name: zh['notices.split'] }).click()
  await expect.element(desk.getByRole('textbox', { name: '简体中文' })).toHaveValue('今晚维护')
  await desk.getByRole('textbox', { name: 'English' }).fill('Maintenance')
  await desk.getByRole('button', { name: zh['notices.span.day'] }).click()
  await desk.getByLabelText(zh['notices.day']).fill('2001-01-01')
  await desk.getByRole('button', SEND).click()
  await expect.element(desk.getByRole('alert')).toMatchTextContent('366')
  expect(await findViolations('#layer-window')).toEqual([])
  const day = new Date(Date.now() + 48 * HOUR)
  const [year, month, date] = [day.getFullYear(), day.getMonth(), day.getDate()]
  const digits = [month + 1, date].map((part) => String(part).padStart(2, '0'))
  await desk.getByLabelText(zh['notices.day']).fill(`${year}-${digits.join('-')}`)
  await desk.getByRole('button', SEND).click()
  const input = {
    text: { 'zh-CN': '今晚维护', en: 'Maintenance' },
    endsAt: new Date(year, month, date, 23, 59, 59).getTime(),
  }
  await expect.poll(() => acts).toEqual([{ path: '/users/admin_notice', input }])
})

test('where as many are shown as may be, one has to end first', async () => {
  const { desk } = await open(['c', 'd', 'e', 'f', 'g'].map((id) => notice(id, id, true)))
  await expect.element(desk.getByRole('button', SEND)).toBeDisabled()
  await expect.element(desk.getByText(zh['notices.full'].replace('{count}', '5'))).toBeVisible()
})
