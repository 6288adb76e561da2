import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import prompts from '../../features/shell/prompts/locales/zh-CN.json' with { type: 'json' }
import { documentValue, drawPage, openWindow } from '../../testing/draw-page.tsx'
import { click, find, findAll } from '../../testing/elements.ts'
import { homeOf } from '../../testing/items.ts'
import { soak } from '../../testing/soak.ts'
import { timerRuns } from './document.ts'
import messages from './locales/zh-CN.json'
import { timerSettings } from './settings.ts'

const { findViolations, press } = commands
const MINUTE = 60_000
const NOW = new Date('2026-11-25T12:30:00+08:00').getTime()

beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

async function open(documents: Readonly<Record<string, object>> = {}) {
  await page.viewport(1440, 900)
  await drawPage({ home: homeOf('timer'), ...documents })
  return openWindow('timer')
}

const named = (key: 'startNamed' | 'pauseNamed' | 'againNamed' | 'resetNamed', name: string) =>
  messages[key].replace('{name}', name)
const stepNamed = (step: string, name: string) => messages.stepNamed.replace('{step}', step).replace('{name}', name)
const openSettings = (opened: Awaited<ReturnType<typeof open>>) =>
  opened.getByRole('button', { name: messages.settingsTitle }).click()
const settings = () => page.getByRole('dialog', { name: messages.settingsTitle })
const runs = timerRuns.get
const time = () => find('#layer-window [role="timer"]')?.textContent

test('a length is typed, run, paused, extended and named; a deletion is undone', async () => {
  const opened = await open()
  const field = opened.getByRole('textbox', { name: messages.length, exact: true })
  await field.fill('很久')
  await press('Enter')
  await expect.element(opened.getByRole('alert')).toMatchTextContent(messages.lengthWrong)
  await field.fill('1:30')
  await press('Enter')
  await expect.poll(time).toBe('1:30')
  await expect.element(field).toHaveValue('')
  const [run] = Object.values(runs().timers)
  expect(documentValue('timer.device')).toMatchObject({ id: run?.device })
  vi.setSystemTime((run?.startedAt ?? 0) + 30_000)
  await opened.getByRole('button', { name: named('pauseNamed', '1:30') }).click()
  await expect.poll(time).toBe('1:00')
  await opened.getByRole('button', { name: stepNamed('+1 分', '1:30') }).click()
  await expect.poll(time).toBe('2:00')
  await opened.getByRole('button', { name: named('resetNamed', '1:30') }).click()
  await opened.getByRole('button', { name: stepNamed('+30 秒', '1:30') }).click()
  await expect.poll(time).toBe('2:00')
  await opened.getByRole('textbox', { name: messages.nameOf.replace('{name}', '2:00') }).fill('泡茶')
  await opened.getByRole('button', { name: messages.minutes.replace('{count}', '5'), exact: true }).click()
  await expect.poll(() => findAll('#layer-window [role="timer"]').length).toBe(2)
  expect(await findViolations('#layer-window', { wcagOnly: true })).toEqual([])

  await opened.getByRole('button', { name: messages.delete.replace('{name}', '泡茶') }).click()
  await expect.poll(() => findAll('#layer-window [role="timer"]').length).toBe(1)
  await expect.element(field).toHaveFocus()
  await page.getByRole('button', { name: '撤销' }).click()
  await expect.element(opened.getByRole('timer', { name: '泡茶' })).toBeVisible()
})

test('one that has ended says so, and is run again', async () => {
  const run = { lengthMs: 5 * MINUTE, leftMs: 5 * MINUTE, startedAt: NOW - 17 * MINUTE, device: 'elsewhere' }
  const opened = await open({
    timer: { timers: [{ id: 'a', name: '', lengthMs: 5 * MINUTE }], tiles: {} },
    'timer.runs': { timers: { a: run } },
  })
  await expect.poll(time).toBe('0:00')
  await expect.element(opened.getByText(messages.timeUp)).toBeVisible()
  await opened.getByRole('button', { name: named('againNamed', '5:00') }).click()
  await expect.poll(time).toBe('5:00')
})

test('how an end is told: sound, title, and notifications where the browser allows them', async () => {
  await openSettings(await open())
  const toggle = async (key: 'isSound' | 'isTitle' | 'isNotify') =>
    settings()
      .getByRole('switch', { name: messages[`field.${key}`] })
      .click()
  await toggle('isSound')
  await toggle('isTitle')
  expect(timerSettings.get()).toMatchObject({ isSound: false, isTitle: false, isNotify: true })
  vi.spyOn(Notification, 'permission', 'get').mockReturnValue('denied')
  const ask = vi.spyOn(Notification, 'requestPermission').mockResolvedValue('denied')
  await toggle('isNotify')
  await expect.element(page.getByText(prompts.notifyDenied)).toBeVisible()
  expect(ask).toHaveBeenCalledOnce()
  vi.restoreAllMocks()
})

test('the stopwatch by keys: laps, the best and the worst, and back to the beginning', soak, async () => {
  const opened = await open()
  await opened.getByRole('tab', { name: messages['kind.stopwatch'] }).click()
  await press('Space')
  await expect.poll(() => runs().stopwatch.startedAt).not.toBeNull()
  const start = runs().stopwatch.startedAt ?? 0
  for (const [at, seconds] of [10, 22, 31].entries()) {
    vi.setSystemTime(start + seconds * 1000)
    await press('l')
    await expect.poll(() => findAll('#layer-window tbody tr').length).toBe(at + 2)
  }
  await press('Space')
  const rows = () => findAll('#layer-window tbody tr').map(({ textContent }) => textContent)
  await expect
    .poll(rows)
    .toEqual([`3${messages.best}0:09.000:31.00`, `2${messages.worst}0:12.000:22.00`, '10:10.000:10.00'])
  expect(await findViolations('#layer-window', { wcagOnly: true })).toEqual([])
  await press('r')
  await expect.poll(time).toBe('0:00.0')
})

test('the pomodoro: plan, task, skip; the tile shows what is chosen for it', async () => {
  const opened = await open()
  await openSettings(opened)
  await settings().getByRole('radio', { name: messages['kind.pomodoro'] }).click({ force: true })
  const tile = () => find('#root article')
  await expect.poll(() => tile()?.textContent).toContain('25:00')
  await settings().getByRole('slider', { name: messages['field.focusMinutes'] }).fill('50')
  expect(await findViolations('#layer-dialog', { wcagOnly: true })).toEqual([])
  await settings().getByRole('button', { name: messages.done }).click()
  await expect.element(settings()).not.toBeInTheDocument()
  await expect.poll(time).toBe('50:00')
  await opened.getByRole('textbox', { name: messages.task }).fill('论文')
  await opened.getByRole('button', { name: messages.start, exact: true }).click()
  await expect.element(opened.getByRole('button', { name: messages.pause, exact: true })).toBeVisible()
  expect(await findViolations('#layer-window', { wcagOnly: true })).toEqual([])
  await opened.getByRole('button', { name: messages.skip }).click()
  await expect.poll(time).toBe('5:00')
  click(tile()?.querySelector(`[aria-label="${messages.startNamed.replace('{name}', messages['phase.short'])}"]`))
  await expect.element(opened.getByRole('button', { name: messages.pause, exact: true })).toBeVisible()
  expect(runs()).toMatchObject({ pomodoro: { phase: 'short', done: 0, task: '论文' } })
})
