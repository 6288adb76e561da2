import { afterEach, beforeEach, expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { adminInvitations, adminInvite, adminUninvite } from '../../../../../shared/api/admin-invitations.ts'
import { CODE } from '../../../../../shared/api/endpoint.ts'
import type { Registration } from '../../../../../shared/entities/account.ts'
import { connect } from '../../../../core/net/call.ts'
import { testCallPorts } from '../../../../core/testing.ts'
import { drawPage } from '../../../../testing/draw-page.tsx'
import { fill } from '../../../../testing/fill.ts'
import zh from '../locales/zh-CN.json'
import { drawSection } from '../testing/draw-section.tsx'
import { Invitations } from './Invitations.tsx'

const { findViolations } = commands

const DAY_MS = 86_400_000
const listed = (id: string, usesLeft: number, days: number) => ({
  ...{ id, usesLeft, madeAt: Date.now(), endsAt: Date.now() + days * DAY_MS },
})
let list: ReturnType<typeof listed>[] = []
let acts: [path: string, input: unknown][] = []

beforeEach(async () => {
  list = [listed('0a06459b', 3, 7)]
  acts = []
  await drawPage()
  connect({
    ...testCallPorts(),
    ...{ server: '', token: () => 'token' },
    fetch: async (url, init) => {
      const path = String(url).replace(/^[^/]*/, '')
      if (path !== adminInvitations.path) acts.push([path, JSON.parse(String(init?.body))])
      return Response.json({ code: CODE.ok, msg: '', data: answer(path) })
    },
  })
})
afterEach(() => connect(testCallPorts()))

function answer(path: string): object {
  if (path === adminUninvite.path) list = []
  if (path !== adminInvite.path) return path === adminInvitations.path ? { list } : {}
  list = [listed('186234e0', 20, 30), ...list]
  return { id: '186234e0', link: '#invite=code', endsAt: Date.now() + 30 * DAY_MS }
}

const desk = page.getByTestId('desk')
const button = (name: string) => desk.getByRole('button', { name, exact: true })
const left = (count: number) => desk.getByText(fill(zh['invitations.left'], { count }))

async function open(registration: Registration = 'invite'): Promise<void> {
  drawSection(Invitations, { registration })
  await expect.element(left(3)).toBeVisible()
}

test('an invitation is made once its numbers are right, and its link is shown whole, to be copied', async () => {
  await open()
  const uses = desk.getByLabelText(zh['invitations.uses'])
  await uses.fill('0')
  await button(zh['invitations.make']).click()
  await expect.element(desk.getByRole('alert')).toMatchTextContent(fill(zh['invitations.wrong'], { most: 10_000 }))
  await expect.element(uses).toHaveFocus()
  expect(acts).toEqual([])
  await uses.fill('20')
  await desk.getByLabelText(zh['invitations.days']).fill('30')
  await button(zh['invitations.make']).click()
  await expect.element(desk.getByLabelText(zh['invitations.link'])).toHaveValue(`${location.origin}/#invite=code`)
  await expect.element(button(zh['onceLink.copy'])).toHaveFocus()
  await expect.element(left(20)).toBeVisible()
  expect(acts).toEqual([[adminInvite.path, { uses: 20, days: 30 }]])
  expect(await findViolations('[data-testid="desk"]')).toEqual([])
})

test('an invitation is taken back once that is confirmed', async () => {
  await open()
  await button(zh['invitations.takeBack']).click()
  await page.getByRole('alertdialog').getByRole('button', { name: zh['invitations.takeBack'], exact: true }).click()
  await expect.element(desk.getByText(zh['invitations.none'])).toBeVisible()
  expect(acts).toEqual([[adminUninvite.path, { id: '0a06459b' }]])
})

for (const registration of ['open', 'closed'] as const)
  test(`where registration is ${registration} it is said what an invitation is good for`, async () => {
    await open(registration)
    await expect.element(desk.getByText(zh[`invitations.${registration}`])).toBeVisible()
  })
