import { afterEach, expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { drawPage, openTab } from '../../../testing/draw-page.tsx'
import { boxOf, click, expectStyle, find, findAll, settled, styleOf } from '../../../testing/elements.ts'
import { homeOf } from '../../../testing/items.ts'
import { setDataValue } from '../../../ui/dom.ts'
import { openApp } from './index.ts'
import messages from './locales/zh-CN.json'

const { emulateMedia, press } = commands

const frame = () => find('#layer-window [role="dialog"]')
const button = (name: string) =>
  page.elementLocator(frame() ?? document.body).getByRole('button', { name, exact: true })
const drawer = page.getByRole('dialog', { name: '设置' })
const names = () =>
  findAll('#layer-window [data-window-header] button[aria-label]')
    .toSorted((one, other) => boxOf(one).x - boxOf(other).x)
    .map((one) => one.ariaLabel)

/** Opens the window of a clock, with blur and animations, at these settings. */
async function open(dialog: object = {}) {
  await page.viewport(1440, 900)
  const place = { dialogWidth: 600, dialogHeight: 300, isDialogPosition: true, dialogTranslate: { x: 0, y: 200 } }
  await drawPage({ home: homeOf('clock'), dialog: { ...place, ...dialog } })
  setDataValue(document.documentElement, 'glass-tier', 'full')
  openApp({ app: 'clock', subject: 't' })
  await expect.poll(() => frame()?.querySelector('h2, [role="tabpanel"]')).toBeTruthy()
}

afterEach(() => emulateMedia())

test('every setting of windows acts on the one that is open', async () => {
  await open()
  openTab('dialog')
  const slider = (name: string) => drawer.getByRole('slider', { name, exact: true })
  const toggle = (name: string) => click(drawer.getByRole('switch', { name, exact: true }).element())
  const move = async (name: string, key: 'Home' | 'End') => {
    slider(name).element().focus()
    await press(key)
  }
  const windowStyle = (name: string) => expectStyle(frame, name)
  await expect.element(drawer.getByRole('switch', { name: 'Mac 风格' })).toBeVisible()

  expect(names()).toEqual(['关闭窗口', '最小化', '全屏', '添加'])
  toggle('按钮在左侧')
  await expect.poll(names).toEqual(['添加', '关闭窗口', '最小化', '全屏'])
  toggle('Mac 风格')
  await expect.poll(names).toEqual(['添加', '最小化', '全屏', '关闭窗口'])
  expect(boxOf(button('全屏').query()).width).toBeGreaterThan(20)

  await move('宽度', 'Home')
  await move('高度', 'End')
  await expect.poll(() => boxOf(frame())).toMatchObject({ width: 300, height: 880 })
  await move(messages['field.dialogRadius'], 'End')
  await windowStyle('border-top-left-radius').toBe('60px')
  await expect
    .element(slider(messages['field.dialogRadius']), { message: 'the number names what is drawn' })
    .toHaveAttribute('aria-valuetext', '60 px')
  await move(messages['field.dialogOpacity'], 'Home')
  await windowStyle('background-color').toMatch(/, 0(\.\d+)?\)$/)
  await move(messages['field.dialogOpacity'], 'End')
  await windowStyle('background-color').toMatch(/^rgb\(/)
  await move(messages['field.dialogVague'], 'Home')
  await windowStyle('backdrop-filter').not.toContain('blur(40px)')

  const mask = () => find('#layer-window > div[data-shown]')
  toggle('显示遮罩')
  await move(messages['field.dialogMaskVague'], 'End')
  await expectStyle(mask, 'backdrop-filter').toBe('blur(30px)')
  await expect
    .element(slider(messages['field.dialogVague']), { message: 'the mask blurs instead' })
    .not.toBeInTheDocument()
  await expect.poll(() => frame()?.ariaModal).toBe('true')
  toggle('显示遮罩')
  await expect.poll(mask).toBeNull()

  await move('动画时长', 'End')
  await windowStyle('transition-duration').toContain('0.6s')
  toggle('动画')
  await windowStyle('transition-duration').toMatch(/^0s/)
  toggle('动画')
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click()
  await windowStyle('transition-duration').toContain('0.6s')
})

test('minimising takes as long as the settings say, towards the app in the Dock', async () => {
  await open({ dialogAnimationSpeed: 600 })
  await settled(frame() ?? document.body)
  click(button('最小化').element())
  const durations = () =>
    find('#layer-window section')
      ?.getAnimations()
      .map(({ effect }) => effect?.getTiming().duration)
  await expect.poll(durations).toContain(600)
})

test('light and dark come to a window that is open', async () => {
  await open({ dialogWidth: 1000 })
  const light = styleOf(frame(), 'color')
  await emulateMedia({ colorScheme: 'dark' })
  await expectStyle(frame, 'color').not.toBe(light)
})
