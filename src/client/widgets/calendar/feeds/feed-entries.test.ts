import { expect, test } from 'vitest'
import { entriesOfFeeds } from './feed-entries.ts'
import { addFeed, FEED_LIMITS, type Feed, feedAddress } from './model.ts'

const feed = (id: string, more: Partial<Feed> = {}): Feed => ({
  ...{ id, name: '', url: `https://${id}.example/a.ics`, color: 'blue', isShown: true },
  ...more,
})
const entry = (name: string, start: string, end = start) => ({ name, place: '', note: '', start, end })
const day = (number: number) => ({ year: 2026, month: 12, day: number })

test('the entries of shown feeds that are on some days, also those that began before', () => {
  const entries = [
    entry('trip', '2026-11-28', '2026-12-02'),
    entry('night', '2026-11-30 22:00', '2026-12-01 00:00'),
    entry('call', '2026-12-01 09:00', '2026-12-01 10:00'),
    entry('later', '2026-12-04'),
  ]
  const known = (id: string) => (id === 'b' ? [] : entries)
  const shown = entriesOfFeeds([feed('a'), feed('b'), feed('c', { isShown: false })], known, day(1), day(3))
  expect(shown.map(({ id, entry: { name } }) => [id, name])).toEqual([
    ['a/0', 'trip'],
    ['a/2', 'call'],
  ])
})

test('an address is typed with or without its beginning; webcal is https', () => {
  expect(feedAddress(' webcal://p01.example/a.ics?key=1 ')).toBe('https://p01.example/a.ics?key=1')
  expect(feedAddress('calendar.example/a.ics')).toBe('https://calendar.example/a.ics')
  for (const typed of ['', 'ftp://a.example/b.ics', 'javascript:alert(1)', 'https://me:secret@a.example/b.ics', 'what'])
    expect(feedAddress(typed), typed).toBeUndefined()
})

test('one address is subscribed to once, and only so many are', () => {
  const one = addFeed({ feeds: [] }, feed('a'))
  expect(addFeed(one, { ...feed('b'), url: feed('a').url })).toBe(one)
  const full = { feeds: Array.from({ length: FEED_LIMITS.feeds }, (_, at) => feed(`f${at}`)) }
  expect(addFeed(full, feed('a'))).toBe(full)
})
