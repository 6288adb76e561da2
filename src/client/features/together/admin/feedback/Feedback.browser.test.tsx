import { afterEach, expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import zh from '../locales/zh-CN.json'
import { closeDesk, openDesk } from '../testing/open-desk.ts'
import type { ToldFeedback } from './use-feedback.ts'

const { findViolations } = commands

const NOW = Date.now()
const TOLD: ToldFeedback = {
  ...{ id: 'f'.repeat(22), kind: 'bug', text: '点不动\n步骤：打开主题', state: 'received', madeAt: NOW - 60_000 },
  ...{
    answers: [{ text: '在看了', at: NOW - 30_000 }],
    changedAt: 0,
    username: 'qiulin',
    contact: 'qiulin@example.org',
  },
  diagnostics: {
    ...{ version: '0.1.4', browser: { name: 'Chrome', version: 139, system: 'macOS' }, theme: 'dark' },
    ...{ screen: { width: 1440, height: 900 }, language: 'ja' },
  },
  picture: `${'p'.repeat(43)}.webp`,
}

afterEach(closeDesk)

async function open(list: readonly ToldFeedback[] = [TOLD], size?: readonly [number, number]) {
  const asked: (string | null)[] = []
  const opened = await openDesk(
    'feedback',
    {
      '/users/admin_feedback': (query) => {
        const state = query.get('state')
        asked.push(state)
        const shown = list.filter((one) => state === null || one.state === state)
        return { list: shown, total: shown.length }
      },
    },
    size,
  )
  const row = opened.desk.getByRole('listitem', { name: '@qiulin' })
  await expect.element(row).toBeVisible()
  return { ...opened, asked, row }
}

test('all that was said is there, with the answers to it; its picture is shown in large', async () => {
  const { row } = await open()
  expect(row.getByText('点不动').element().textContent).toBe(TOLD.text)
  await expect.element(row).toMatchTextContent('0.1.4 · Chrome 139 · macOS · 1440 × 900 · 深色 · 日本語')
  await expect.element(row).toMatchTextContent('qiulin@example.org')
  await expect.element(row.getByRole('blockquote')).toMatchTextContent('在看了')
  expect(await findViolations('#layer-window')).toEqual([])
  await row.getByRole('button', { name: zh['feedback.enlarge'] }).click()
  const picture = page.getByRole('dialog').getByRole('img', { name: '@qiulin 的图片' })
  await expect.element(picture).toHaveAttribute('src', `${location.origin}/u/${TOLD.picture}`)
})

test('it is asked for by its state', async () => {
  const { desk, asked, row } = await open()
  await desk.getByRole('group', { name: zh['feedback.state'] }).getByRole('button', { name: '在看' }).click()
  await expect.element(desk.getByText(zh['feedback.noneOfState'])).toBeVisible()
  expect(row.elements()).toEqual([])
  expect(asked).toEqual([null, 'looking'])
})

test('an answer has a state, a text or both, and closes once it is sent', async () => {
  const { row, acts } = await open()
  await row.getByRole('button', { name: zh['feedback.answer'] }).click()
  await row.getByRole('button', { name: zh['feedback.send'] }).click()
  await expect.element(row.getByRole('alert')).toMatchTextContent(zh['feedback.missing'])
  expect(acts).toEqual([])
  await row.getByRole('button', { name: zh['feedback.state.done'] }).click()
  await expect.element(row.getByRole('alert')).not.toBeInTheDocument()
  const field = row.getByRole('textbox', { name: zh['feedback.answerText'] })
  await field.fill('修好了\n刷新就有')
  expect(await findViolations('#layer-window')).toEqual([])
  await row.getByRole('button', { name: zh['feedback.send'] }).click()
  await expect.element(field).not.toBeInTheDocument()
  const input = { id: TOLD.id, state: 'done', answer: '修好了\n刷新就有' }
  expect(acts).toEqual([{ path: '/users/admin_feedback_answer', input }])
})

test('on a phone, too, nothing of it is inaccessible', async () => {
  await open([TOLD], [390, 844])
  expect(await findViolations('#layer-window')).toEqual([])
})
