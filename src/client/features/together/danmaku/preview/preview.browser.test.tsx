import { afterEach, expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { connection } from '../../../../core/net/connection.ts'
import { drawPage, openTab } from '../../../../testing/draw-page.tsx'
import { findAll, settled } from '../../../../testing/elements.ts'
import { setDataValue } from '../../../../ui/dom.ts'
import messages from '../locales/zh-CN.json'
import { danmakuSettings } from '../settings.ts'

const preview = () => document.querySelector<HTMLElement>('#layer-drawer [role="dialog"] [class*="strip"]')
const samples = () => findAll('#layer-drawer [data-sample]')
const names = () => samples().map((sample) => sample.dataset.sample)
const set = (changes: object) => danmakuSettings.update((now) => ({ ...now, ...changes }))

async function open(danmaku: object, documents: object = {}) {
  await page.viewport(1440, 900)
  await drawPage({ danmaku: { isShow: true, ...danmaku }, ...documents })
  connection.setState({ isOpen: true, server: 'https://genkan.example' })
  setDataValue(document.documentElement, 'glass-tier', 'full')
  openTab('danmaku')
  await expect.poll(() => preview()?.checkVisibility()).toBe(true)
  await settled(document.querySelector('#layer-drawer [role="dialog"]') ?? document.body)
}

afterEach(async () => {
  connection.setState({ isOpen: true, server: undefined })
  await commands.emulateMedia()
})

test('all that are to be shown pass; a change is seen when they have passed, too', async () => {
  await open({ isShow: false, speeds: 500, debounce: 0 })
  const replay = page.getByRole('button', { name: messages.replay })
  set({ isShow: true })
  await expect.poll(names).toContain('own')
  await expect.element(replay).toBeVisible()
  expect(names()).toEqual([])
  set({ speeds: 60, fontSize: 30 })
  await expect.poll(names).toContain('hello')
  await expect.element(replay).not.toBeInTheDocument()
  set({ isRefTen: true })
  await expect.poll(names, { message: 'the eleventh from the last is not asked for' }).toContain('moon')
  expect(names()).not.toContain('rain')
})

test('with reduced motion one message is seen, which stands still', async () => {
  await commands.emulateMedia({ reducedMotion: 'reduce' })
  await open({})
  await expect.poll(names).toEqual(['spring'])
  expect(document.querySelector('#layer-drawer [class*="conveyor"]')).toBeNull()
})
