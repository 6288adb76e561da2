import { expect, onTestFinished, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import groups from '../../../../catalog/groups/groups.json' with { type: 'json' }
import type { Home } from '../../../shared/entities/item.ts'
import { connect } from '../../core/net/call.ts'
import { testCallPorts } from '../../core/testing.ts'
import { documentValue, drawPage, openWindow } from '../../testing/draw-page.tsx'
import { group } from '../../testing/items.ts'
import messages from './locales/zh-CN.json'

const { findViolations, press } = commands

const button = (name: string | RegExp) => page.getByRole('button', { name })
const pane = (name: string) => page.getByRole('region', { name, exact: true })
const shownGroups = () => (documentValue('home') as Home).groups
const [first = '', second = ''] = groups.map(({ names }) => names['zh-CN'])

async function open(size: readonly [number, number] = [1440, 900]) {
  await page.viewport(...size)
  await drawPage({ home: { groups: [group('a', [])], dock: [] } })
  await openWindow('add-group')
  await expect.element(button(new RegExp(`^${first}`))).toBeVisible()
}

test('a group is added whole as a group of its own, in one step of undo', async () => {
  await open()
  await button(new RegExp(`^${second}`)).click()
  await pane(second).getByRole('button', { name: messages.addWhole }).click()
  await expect.poll(() => shownGroups().at(-1)?.name).toBe(second)
  const added = shownGroups().at(-1)
  expect(added?.children.length).toBeGreaterThanOrEqual(8)
  expect(new Set(added?.children.map(({ id }) => id)).size).toBe(added?.children.length)
  const count = shownGroups().length
  await press('Control+z')
  await expect.poll(() => shownGroups().length).toBe(count - 1)
})

test('what is not wanted is unticked; the rest goes to the group on screen', async () => {
  await open()
  const shown = pane(first)
  const ticks = shown.getByRole('button', { pressed: true })
  const all = ticks.elements().length
  await ticks.first().click()
  await ticks.first().click()
  await shown.getByText(shownGroups()[0]?.name ?? '', { exact: true }).click()
  await shown.getByRole('button', { name: messages.addChosen.replace('{count}', String(all - 2)) }).click()
  await expect.poll(() => shownGroups()[0]?.children.length).toBe(all - 2)
  expect(shownGroups()).toHaveLength(1)
})

test('groups are found by subject, and by a site that is in them', async () => {
  await open()
  const cards = () => page.getByRole('listitem').elements().length
  const whole = cards()
  await button(new RegExp(`^${messages['section.7']}`)).click()
  await expect.poll(cards).toBeLessThan(whole)
  await page.getByRole('searchbox').fill('GitHub')
  await expect.element(button(/^写代码的早上/)).toBeVisible()
  await page.getByRole('searchbox').fill('不会有的分组')
  await expect.element(page.getByText(messages.notFound)).toBeVisible()
})

test('without a server others’ groups say that they cannot be had', async () => {
  await open()
  await button(messages['section.everyone']).click()
  await expect.element(page.getByText(messages.failed)).toBeVisible()
})

test('what is in a group of others is asked for as it is opened, and again if that fails', async () => {
  const [id, url] = ['g'.repeat(22), 'https://github.com/']
  const tile = { type: 'icon', name: 'GitHub', size: '1x1', url }
  const shared = {
    ...{ id, name: '开源', info: '', author: '小林', hot: 0, madeAt: 0, isOwn: false, state: 'public' },
    ...{ icon: 'code', type: 7 },
  }
  const listed = { ...shared, faces: [tile], icons: 12, widgets: 1 }
  let asked = 0
  const answers: Readonly<Record<string, () => unknown>> = {
    '/users/group_icon': () => ({ list: [], groups: [listed], total: 1, official: {} }),
    '/users/shared_group': () => {
      asked += 1
      return asked === 1 ? undefined : { ...shared, content: { mode: 1, tiles: [tile, { ...tile, name: 'GitLab' }] } }
    },
  }
  await open()
  connect({
    ...testCallPorts(),
    server: location.origin,
    fetch: async (address) => {
      const data = answers[new URL(String(address)).pathname]?.()
      return Response.json(data === undefined ? { code: 500, msg: '', data: null } : { code: 0, msg: '', data })
    },
  })
  onTestFinished(() => connect(testCallPorts()))
  await button(messages['section.everyone']).click()
  await expect.element(pane('开源')).toMatchTextContent('12')
  await pane('开源').getByRole('button', { name: messages.retry }).click()
  await pane('开源').getByRole('button', { name: messages.addWhole }).click()
  await expect.poll(() => shownGroups().at(-1)).toMatchObject({ name: '开源', mode: 1 })
  expect(
    shownGroups()
      .at(-1)
      ?.children.map(({ name }) => name),
  ).toEqual(['GitHub', 'GitLab'])
})

test('on a phone a group covers the list, and leads back; nothing is inaccessible', async () => {
  await open()
  expect(await findViolations('#layer-window', { seriousOnly: true })).toEqual([])
  await open([390, 844])
  await button(new RegExp(`^${first}`)).click()
  await expect.element(pane(first)).toBeVisible()
  expect(await findViolations('#layer-window', { seriousOnly: true })).toEqual([])
  await button(messages.back).click()
  await expect.element(button(new RegExp(`^${second}`))).toBeVisible()
})
