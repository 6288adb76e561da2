import { expect, test } from 'vitest'
import { focusDays, noteSession, SESSION_LIMIT, type Session } from './sessions.ts'

const session = (end: string, minutes = 25): Session => {
  const moment = new Date(end).getTime()
  return { start: moment - minutes * 60_000, end: moment, minutes, task: '' }
}

test('what two tabs note is noted once; the newest are kept', () => {
  const one = session('2026-11-28T10:00')
  const noted = noteSession([], one)
  expect(noteSession(noted, { ...one })).toBe(noted)
  const many = Array.from({ length: SESSION_LIMIT }, (_, at) => ({ ...one, start: at }))
  expect(noteSession(many, one)).toHaveLength(SESSION_LIMIT)
  expect(noteSession(many, one)[0]).toBe(one)
})

test('days have what ended on them', () => {
  const sessions = [session('2026-11-28T00:10'), session('2026-11-28T09:00', 50), session('2026-11-27T23:59')]
  const days = focusDays(sessions, new Date('2026-11-28T12:00'), 7)
  expect(days.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0, 1, 2])
  expect(days.at(-1)?.minutes).toBe(75)
  expect(days[0]?.date.getDate()).toBe(22)
})
