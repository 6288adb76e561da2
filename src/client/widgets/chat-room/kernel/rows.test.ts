import { describe, expect, test } from 'vitest'
import type { ChatMessage } from '../../../../shared/chat/frames.ts'
import { type Listed, type Row, rowsOf } from './rows.ts'

const NOON = new Date(2026, 10, 29, 12).getTime()
const MINUTE = 60_000

const message = (chatId: number, username: string, time: number): ChatMessage => ({
  ...{ chatId, username, time, nonce: String(chatId), kind: 0, color: '#ffffff', size: 20 },
  ...{ nickname: username.toUpperCase(), head: '', text: `text ${chatId}` },
})

const rows = (messages: readonly ChatMessage[], more: Partial<Listed> = {}) =>
  rowsOf({ messages, unsent: [], me: 'me', readId: -1, ...more })

/** Rows in short: a capital letter begins a group. */
const short = (list: readonly Row[]) =>
  list.map((row) => {
    if (row.is !== 'message') return row.is
    const { begins, message: said, at = '' } = row
    return `${begins ? said.username.toUpperCase() : said.username}${at}`
  })

describe('the rows of the list', () => {
  test('are groups of one author, which end after five minutes', () => {
    const list = [
      message(1, 'a', NOON),
      message(2, 'a', NOON + 5 * MINUTE),
      message(3, 'a', NOON + 10 * MINUTE + 1),
      message(4, 'b', NOON + 11 * MINUTE),
      message(5, 'a', NOON + 12 * MINUTE),
    ]
    expect(short(rows(list))).toEqual(['day', 'A', 'a', 'A', 'B', 'A'])
  })

  test('have a line for each day, which begins a group', () => {
    const list = [message(1, 'a', NOON - 24 * 60 * MINUTE), message(2, 'a', NOON), message(3, 'a', NOON + 1)]
    expect(short(rows(list))).toEqual(['day', 'A', 'day', 'A', 'a'])
    expect(rows(list).flatMap((row) => (row.is === 'day' ? [row.day] : []))).toEqual(['2026-11-28', '2026-11-29'])
  })

  test('mark the first message of another that is new, on no first visit', () => {
    const list = [message(1, 'a', NOON), message(2, 'me', NOON), message(3, 'a', NOON), message(4, 'a', NOON)]
    expect(short(rows(list, { readId: 1 }))).toEqual(['day', 'A', 'ME', 'new', 'A', 'a'])
    expect(short(rows(list, { readId: 4 }))).not.toContain('new')
    expect(short(rows(list))).not.toContain('new')
  })

  test('say when the user may write again, between what was said before and after', () => {
    const list = [message(1, 'a', NOON), message(2, 'a', NOON + MINUTE)]
    expect(short(rows(list, { unmutedAt: NOON + 1 }))).toEqual(['day', 'A', 'unmuted', 'A'])
    expect(short(rows(list, { unmutedAt: NOON + 2 * MINUTE }))).toEqual(['day', 'A', 'a', 'unmuted'])
  })

  test('end with own messages that are not confirmed, and keep their keys when they are', () => {
    const own = message(7, 'me', NOON + 1)
    const before = rows([message(1, 'me', NOON)], { unsent: [{ message: { ...own, chatId: 0 }, at: 'failed' }] })
    expect(short(before)).toEqual(['day', 'ME', 'mefailed'])
    expect(rows([message(1, 'me', NOON), own]).at(-1)?.key).toBe(before.at(-1)?.key)
  })

  test('have keys of their own when a clock was set back', () => {
    const list = [message(1, 'a', NOON), message(2, 'a', NOON - 24 * 60 * MINUTE), message(3, 'a', NOON)]
    const keys = rows(list).map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
  })
})
