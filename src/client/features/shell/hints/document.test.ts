import { expect, test } from 'vitest'
import { waitingHints } from './document.ts'
import { HINTS } from './model.ts'

const read = (data: unknown) => waitingHints.decode({ version: 0, data })

test('nobody has hints waiting but a new user', () => {
  expect(waitingHints.initial).toEqual([])
})

test('what is stored is read in the order of the hints, without unknown ones', () => {
  expect(read(['clock', 'menu'])).toMatchObject({ at: 'read', value: ['menu', 'clock'], repaired: [] })
  expect(read(['clock', 'dance', 7])).toMatchObject({ at: 'read', value: ['clock'], repaired: ['hints.0', 'hints.1'] })
  expect(read('clock')).toMatchObject({ at: 'invalid' })
  expect(read(HINTS)).toMatchObject({ value: HINTS })
})
