import { expect, test } from 'vitest'
import { merge } from '../../core/documents/merge/merge.ts'
import { events } from './document.ts'
import { type CalendarEvent, LIMITS, plainEvent } from './kernel/event.ts'

const event = (id: string, more: Partial<CalendarEvent> = {}): CalendarEvent => ({
  ...plainEvent(id, `事 ${id}`, '2026-11-30 09:00', '2026-11-30 10:00'),
  ...more,
})
const read = (list: unknown) => {
  const decoded = events.decode({ version: 0, data: { events: list } })
  if (decoded.at !== 'read') throw new Error(decoded.at)
  return decoded
}

test('sound events are read as they are, with small fields of which nothing is known', () => {
  const sound = [
    {
      ...event('1', {
        recurrence: { frequency: 'daily', interval: 1 },
        exceptions: ['2026-12-01'],
        reminders: [10, 0],
      }),
      uid: 'x@y',
    },
    event('2', { start: '2026-12-01', end: '2026-12-03', color: 'red', birthday: true }),
  ]
  expect(read(sound)).toMatchObject({ value: { events: sound }, repaired: [] })
})

test('what another program leaves out has its usual value, and is no damage', () => {
  const { id, name, start, end } = event('1')
  expect(read([{ id, name, start, end }])).toMatchObject({ value: { events: [event('1')] }, repaired: [] })
})

test('a damaged event costs no other, a damaged part no event', () => {
  const { value, repaired } = read([
    { ...event('1'), end: '2026-11-29 09:00', color: 'plaid', place: 7, reminders: [10, 'x', -5] },
    { ...event('2'), name: ' ' },
    { ...event('3'), start: '2026-02-30' },
    { ...event('4'), end: '2026-11-30', recurrence: { frequency: 'hourly' }, exceptions: ['2026-12-01', 'x', 3] },
    event('1'),
    null,
  ])
  expect(value.events).toEqual([
    event('1', { reminders: [10] }),
    event('4', { exceptions: ['2026-12-01'] }),
    { ...event('1'), id: '1#events.4' },
  ])
  expect(repaired).toEqual(['events.0', 'events.1', 'events.2', 'events.3', 'events.4', 'events.5'])
  expect(events.decode({ version: 0, data: [] }).at).toBe('invalid')
})

test('too many are limited', () => {
  const many = Array.from({ length: LIMITS.events + 2 }, (_, at) => event(String(at)))
  expect(read(many).value.events).toHaveLength(LIMITS.events)
})

test('what two devices change of events is both there, also the days left out', () => {
  const { travel } = events
  if (travel.travels !== 'account') throw new Error('it stays')
  const base = { events: [event('1', { exceptions: ['2026-12-01'] })] }
  const local = { events: [event('1', { exceptions: ['2026-12-01', '2026-12-02'], place: '三楼' }), event('2')] }
  const remote = { events: [event('1', { exceptions: ['2026-12-01', '2026-12-03'], color: 'blue' }), event('3')] }
  const { value } = merge(travel.merge, { base, local, remote }, { createId: () => '', copySuffix: '' })
  const merged = (value as typeof base).events
  expect(merged.map(({ id }) => id).toSorted()).toEqual(['1', '2', '3'])
  expect(merged.find(({ id }) => id === '1')).toMatchObject({ place: '三楼', color: 'blue' })
  expect(merged[0]?.exceptions.toSorted()).toEqual(['2026-12-01', '2026-12-02', '2026-12-03'])
})
