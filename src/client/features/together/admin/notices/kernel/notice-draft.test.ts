import { expect, test } from 'vitest'
import { emptyDraft, noticeOf, splitDraft } from './notice-draft.ts'

const NOW = new Date(2026, 10, 30, 12, 0).getTime()
const DAY = 86_400_000
const draft = { ...emptyDraft('2026-12-07'), text: '  今晚 维护\n' }

test('one text is sent on one line, for as many days as were chosen', () => {
  expect(noticeOf(draft, NOW)).toEqual({ text: '今晚 维护', endsAt: NOW + 3 * DAY })
  expect(noticeOf({ ...draft, span: 30 }, NOW)).toMatchObject({ endsAt: NOW + 30 * DAY })
})

test('of several texts those are sent that are written', () => {
  const split = { ...draft, isSplit: true, texts: { 'zh-CN': '维护', en: ' Maintenance ', ja: ' ' } }
  expect(noticeOf(split, NOW)).toMatchObject({ text: { 'zh-CN': '维护', en: 'Maintenance' } })
  expect(noticeOf({ ...split, texts: { ja: ' ' } }, NOW)).toBe('empty')
  expect(noticeOf({ ...draft, text: ' ' }, NOW)).toBe('empty')
})

test.each([
  ['2026-11-30', new Date(2026, 10, 30, 23, 59, 59).getTime()],
  ['2026-11-29', 'badDay'],
  ['2027-11-30', new Date(2027, 10, 30, 23, 59, 59).getTime()],
  ['2027-12-02', 'badDay'],
  ['', 'badDay'],
])('until the end of %s', (day, ends) => {
  const notice = noticeOf({ ...draft, span: 'day', day }, NOW)
  expect(typeof notice === 'string' ? notice : notice.endsAt).toBe(ends)
})

test('to split takes what is written along, to join takes it back', () => {
  const split = splitDraft({ ...draft, texts: { en: 'Tonight' } }, true, 'zh-CN')
  expect(split).toMatchObject({ isSplit: true, texts: { en: 'Tonight', 'zh-CN': draft.text } })
  expect(splitDraft({ ...split, texts: { 'zh-CN': '改过' } }, false, 'zh-CN')).toMatchObject({ text: '改过' })
  expect(splitDraft({ ...split, texts: {} }, false, 'zh-CN')).toMatchObject({ text: draft.text })
})
