import { afterEach, beforeEach, expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { documentValue, drawPage } from '../../../../testing/draw-page.tsx'
import messages from '../locales/zh-CN.json'
import { mountStage } from './mount-stage.tsx'

const { press } = commands

const figure = () => page.getByRole('button', { name: messages.figure.replace('{name}', '小玄') })
const game = () => page.getByRole('dialog', { name: messages.play })
const left = () => Math.round(figure().element().getBoundingClientRect().left)
let leave: () => void

beforeEach(async () => {
  await page.viewport(1440, 900)
  await drawPage({ live2d: { isShow: true, isTalking: false } })
  leave = mountStage()
  await expect.poll(() => figure().elements()[0]?.querySelector('svg')).toBeTruthy()
})
afterEach(() => leave())

function point(type: string, pointerId: number, clientX: number, clientY = 700): void {
  const isPrimary = pointerId === 1
  const target = figure().element()
  target.setPointerCapture = () => {} // of a finger that there is not
  target.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId, isPrimary, clientX, clientY }))
}

test('one finger drags it, whatever another does; a drag that is cancelled changes nothing', async () => {
  const from = left()
  const before = documentValue('live2d')
  point('pointerdown', 1, 1300)
  point('pointermove', 1, 1000)
  await expect.poll(left).toBe(from - 300)
  point('pointerdown', 2, 600)
  point('pointermove', 2, 500)
  point('pointerup', 2, 500)
  point('pointermove', 1, 1010)
  await expect.poll(left).toBe(from - 290)
  point('pointercancel', 1, 1010)
  await expect.poll(left).toBe(from)
  expect(documentValue('live2d')).toBe(before)
})

test('keys that move it are one step of undo; with another key they are the browser’s', async () => {
  const from = left()
  figure().element().focus()
  await press('Alt+ArrowUp')
  expect(left()).toBe(from)
  for (let step = 0; step < 3; step += 1) await press('ArrowLeft')
  await expect.poll(left).toBe(from - 60)
  await press('Control+z')
  await expect.poll(left).toBe(from)
})

test('pressed twice its game opens once, and goes with the mascot', async () => {
  figure().element().focus()
  const play = page.getByRole('button', { name: messages.play })
  await play.dblClick()
  await expect.element(game()).toBeVisible()
  expect(game().elements()).toHaveLength(1)
  leave()
  await expect.element(game()).not.toBeInTheDocument()
})
