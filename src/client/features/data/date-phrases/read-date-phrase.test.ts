import { expect, test } from 'vitest'
import { NOW } from './corpus/testing.ts'
import { readDatePhrase } from './read-date-phrase.ts'

test('a text is read by its script, whatever the language of the page', () => {
  expect(readDatePhrase('明天下午3点开会', 'en', NOW)?.time).toBe('2026-11-27 15:00')
  expect(readDatePhrase('tomorrow 3pm', 'zh-CN', NOW)?.time).toBe('2026-11-27 15:00')
  expect(readDatePhrase('tomorrow 3pm 开会', 'zh-CN', NOW)?.rest).toBe('开会')
  expect(readDatePhrase('明日の朝8時', 'zh-CN', NOW)?.time).toBe('2026-11-27 08:00')
  expect(readDatePhrase('明日15時 会議', 'ja', NOW)?.time).toBe('2026-11-27 15:00')
  expect(readDatePhrase('내일 오후 3시', 'ja', NOW)?.time).toBe('2026-11-27 15:00')
  expect(readDatePhrase('9:30', 'ko', NOW)?.time).toBe('2026-11-26 21:30')
})

test('a phrase says where it is in its text, and what it is made of', () => {
  expect(readDatePhrase('和小林明天开会，下午3点', 'zh-CN', NOW)).toEqual({
    ...{ time: '2026-11-27 15:00', source: '明天 下午3点', rest: '和小林开会', end: 12 },
  })
})

test('a text of nothing but a date stays as it is', () => {
  expect(readDatePhrase('明天下午3点', 'zh-CN', NOW)).toMatchObject({ time: '2026-11-27 15:00', rest: '明天下午3点' })
})

test('it is read at once: a long text, and one that matches again and again', () => {
  const begin = performance.now()
  for (const text of [
    '明天'.repeat(100),
    '一二三四五六七八九十'.repeat(20),
    '1:1:'.repeat(50),
    'every and '.repeat(20),
  ]) {
    readDatePhrase(text, 'zh-CN', NOW)
  }
  expect(performance.now() - begin).toBeLessThan(500)
})

test('times are those of the clock on the wall, also where it is put forward', () => {
  const before = new Date(2026, 2, 28, 20, 0) // the evening before a clock is put forward in Europe
  expect(readDatePhrase('明天9点', 'zh-CN', before)?.time).toBe('2026-03-29 09:00')
  expect(readDatePhrase('每天9点', 'zh-CN', before)?.time).toBe('2026-03-29 09:00')
})
