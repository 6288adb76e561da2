import { expect, test } from 'vitest'
import { merge } from '../../core/documents/merge/merge.ts'
import { timers } from './document.ts'
import { addTimer, LIMITS, type Timers } from './model.ts'

const read = (data: unknown) => {
  const decoded = timers.decode({ version: timers.version, data })
  if (decoded.at !== 'read') throw new Error(decoded.at)
  return decoded
}
const timer = (id: unknown) => ({ id, name: '', lengthMs: 60_000 })

test('timers with one id, or without, are two', () => {
  const { value, repaired } = read({ timers: [timer('a'), timer('a'), timer(undefined), { id: 'b' }], tiles: {} })
  expect(new Set(value.timers.map(({ id }) => id)).size).toBe(3)
  expect(repaired).toEqual(['timers.1', 'timers.2', 'timers.3'])
  expect(read(value)).toMatchObject({ value, repaired: [] })
})

test('timers that two devices have made are all there, also beyond what one may make', () => {
  const full = (key: string): Timers =>
    Array.from({ length: LIMITS.timers }).reduce<Timers>(
      (now, _, at) => addTimer(now, { ...timer(''), id: `${key}${at}` }),
      timers.initial,
    )
  const { travel } = timers
  if (travel.travels !== 'account') throw new Error('it stays')
  const sides = { base: timers.initial, local: full('x'), remote: full('y') }
  const merged = merge(travel.merge, sides, { createId: () => '', copySuffix: '' }).value
  expect(read(merged).value.timers).toHaveLength(2 * LIMITS.timers)
})
