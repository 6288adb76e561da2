import { afterEach, beforeEach, expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { drawPage } from '../../../testing/draw-page.tsx'
import { boxOf, expectStyle, find, styleOf } from '../../../testing/elements.ts'
import { group, site } from '../../../testing/items.ts'
import { setDataValue } from '../../../ui/dom.ts'
import { type SyncStatus, syncStatus } from '../../data/sync-status/index.ts'
import account from '../../safety/account/locales/zh-CN.json'
import backup from '../../safety/cloud-backup/locales/zh-CN.json'

const { emulateMedia, moveMouse } = commands

const avatar = page.getByRole('navigation').getByRole('button', { name: account.tab })
const dot = () => find('nav [data-at]')
const show = (status: Partial<SyncStatus>) =>
  syncStatus.setState({ at: 'saved', lastAt: undefined, needs: [], ...status }, true)
/** As drawn, not turned. */
const size = () => [dot()?.offsetWidth, dot()?.offsetHeight]

async function open() {
  await moveMouse({ x: 700, y: 600 })
  await drawPage({ home: { groups: [group('a', [site('1')])], dock: [] } })
  await expect.element(avatar).toBeInTheDocument()
}

beforeEach(() => page.viewport(1440, 900))
afterEach(async () => {
  show({ at: 'off' })
  await emulateMedia()
})

test('nothing is shown of a sync that is not there', async () => {
  await open()
  await expectStyle(dot, 'visibility').toBe('hidden')
  await expect.element(avatar).toHaveAccessibleName(account.tab)
})

test('each state has a shape and a name of its own', async () => {
  await open()
  show({ at: 'saved' })
  await expect.poll(size).toEqual([8, 8])
  await expectStyle(dot, 'visibility').toBe('visible')
  await expect.element(avatar).toHaveAccessibleName(`${account.tab} · ${backup['state.saved']}`)
  show({ at: 'waiting' })
  await expect.poll(size).toEqual([10, 10])
  await expectStyle(dot, 'box-shadow').toContain('2.5px inset')
  await expect.element(avatar).toHaveAccessibleName(`${account.tab} · ${backup['state.waiting']}`)
  show({ at: 'waiting', needs: [{ kind: 'choose' }] })
  await expect.poll(size).toEqual([14, 14])
  await expectStyle(dot, 'background-image').toContain('linear-gradient')
  await expect.element(avatar).toHaveAccessibleName(`${account.tab} · ${backup['state.asks']}`)
  const [own, around] = [boxOf(dot()), boxOf(avatar.element())]
  expect([own.right, own.bottom], 'at the corner').toEqual([around.right + 1, around.bottom + 1])
  await avatar.hover()
  await expect.element(page.getByRole('tooltip', { name: backup['state.asks'] })).toBeVisible()
})

test('what is over within a second is not shown, and turns only where motion is wanted', async () => {
  await open()
  setDataValue(document.documentElement, 'glass-tier', 'full')
  show({ at: 'waiting' })
  await expect.poll(size).toEqual([10, 10])
  show({ at: 'syncing' })
  await expect.element(avatar).toHaveAccessibleName(`${account.tab} · ${backup['state.syncing']}`)
  expect(size(), 'as before').toEqual([10, 10])
  expect(styleOf(dot(), 'transition-delay')).toBe('1s')
  await expect.poll(size).toEqual([12, 12])
  await expectStyle(dot, 'background-image').toContain('conic-gradient')
  expect(styleOf(dot(), 'animation-name')).not.toBe('none')
  await emulateMedia({ reducedMotion: 'reduce' })
  await expectStyle(dot, 'animation-name').toBe('none')
})

test('a phone has the same dot in its bar', async () => {
  await page.viewport(390, 844)
  await open()
  show({ at: 'saved' })
  await expect.poll(size).toEqual([8, 8])
  const [own, around] = [boxOf(dot()), boxOf(avatar.element())]
  expect(own.bottom).toBeLessThanOrEqual(around.bottom)
  expect(styleOf(avatar.element(), 'overflow'), 'nothing cuts it off').toBe('visible')
})
