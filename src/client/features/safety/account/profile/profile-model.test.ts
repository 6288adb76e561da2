import { expect, test } from 'vitest'
import { changesOf, problemsOf } from './profile-model.ts'

const TODAY = '2026-11-27'
const saved = { nickname: '林秋', note: '', sex: '1', birthday: '', address: '' } as const

test('a nickname has 1 to 25 characters without spaces and brackets', () => {
  for (const nickname of ['林', 'a'.repeat(25), '林·秋', '😀'.repeat(25)])
    expect(problemsOf({ ...saved, nickname }, TODAY)).toEqual({})
  for (const nickname of ['', 'a b', '{x}', '[x', 'a'.repeat(26), '😀'.repeat(26), '\u202e\u200b'])
    expect(problemsOf({ ...saved, nickname }, TODAY)).toEqual({ nickname: 'nicknameFormat' })
  expect(problemsOf({ ...saved, note: '😀'.repeat(51) }, TODAY)).toEqual({ note: 'noteLong' })
  expect(problemsOf({ ...saved, note: '😀'.repeat(50) }, TODAY)).toEqual({})
})

test('a birthday is not in the future', () => {
  expect(problemsOf({ ...saved, birthday: TODAY }, TODAY)).toEqual({})
  expect(problemsOf({ ...saved, birthday: '2026-11-28' }, TODAY)).toEqual({ birthday: 'birthdayFuture' })
})

test('only what differs is sent', () => {
  expect(changesOf(saved, saved)).toEqual({})
  expect(changesOf({ ...saved, note: '海边', sex: '0' }, saved)).toEqual({ note: '海边', sex: '0' })
})
