import { expect, test } from 'vitest'
import type { ImportedEvent } from '../ics/import.ts'
import { plainEvent } from '../kernel/event.ts'
import { mergeImported, uidOf } from './merge-imported.ts'

const imported = (uid: string, name = uid): ImportedEvent => ({
  ...{
    uid,
    name,
    place: '',
    note: '',
    start: '2026-12-01',
    end: '2026-12-01',
    recurrence: null,
    exceptions: [],
    reminders: [],
  },
})

test('a file adds its events once, however often it is imported', () => {
  const first = mergeImported({ events: [] }, [imported('a@x'), imported('b@x')])
  expect([first.added, first.changed, first.left]).toEqual([2, 0, 0])
  const again = mergeImported(first.events, [imported('a@x'), imported('b@x', 'renamed')])
  expect([again.added, again.changed]).toEqual([0, 1])
  expect(mergeImported(again.events, [imported('a@x')]).events).toBe(again.events)
})

test('an event of our own comes back as itself, with its colour', () => {
  const own = { ...plainEvent('own', 'before', '2026-12-01', '2026-12-01'), color: 'violet' as const }
  const { events } = mergeImported({ events: [own] }, [imported(uidOf(own), 'after')])
  expect(events.events).toEqual([{ ...own, name: 'after' }])
})

test('ids of any length are told apart, and there is room for so many only', () => {
  const long = (end: string) => imported(`${'x'.repeat(300)}${end}`)
  expect(mergeImported({ events: [] }, [long('1'), long('2')]).added).toBe(2)
  const full = { events: Array.from({ length: 5000 }, (_, at) => plainEvent(`${at}`, 'x', '2026-12-01', '2026-12-01')) }
  expect(mergeImported(full, [imported('new')])).toMatchObject({ added: 0, left: 1, events: full })
})

test('an id is cut between characters, whatever stands in them', () => {
  for (const uid of [
    `${'x'.repeat(44)}😀${'y'.repeat(60)}`,
    `${'x'.repeat(60)}😀${'y'.repeat(44)}`,
    `${'😀'.repeat(70)}x`,
  ]) {
    const [event] = mergeImported({ events: [] }, [imported(uid)]).events.events
    expect(event?.id.isWellFormed(), uid).toBe(true)
    expect(event?.id.length).toBeGreaterThan(80)
  }
})
