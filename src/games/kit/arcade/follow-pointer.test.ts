import { expect, test } from 'vitest'
import { createFollower, type PointPhase } from './follow-pointer.ts'

/** Which of some events, such as `1 down`, are of the pointer that is followed. */
function followed(...events: readonly `${number} ${PointPhase}`[]): readonly string[] {
  const follows = createFollower()
  return events.filter((event) => {
    const [id, phase] = event.split(' ') as [string, PointPhase]
    return follows({ pointerId: Number(id), button: 0 }, phase)
  })
}

test('one pointer is followed from its press until it is let go, whatever others do', () => {
  expect(followed('1 down', '2 down', '2 move', '1 move', '2 up', '1 up', '1 move')).toEqual([
    '1 down',
    '1 move',
    '1 up',
  ])
})

test('a pointer that was not pressed here is not followed', () => {
  expect(followed('1 move', '1 up', '1 cancel')).toEqual([])
})

test('a press of another button than the main one is none', () => {
  const follows = createFollower()
  const right = { pointerId: 1, button: 2 }
  expect([follows(right, 'down'), follows(right, 'move'), follows(right, 'up')]).toEqual([false, false, false])
  expect(follows({ pointerId: 1, button: 0 }, 'down')).toBe(true)
})

test('after one is let go or lost the next press is followed, also of a pointer whose end was never told', () => {
  expect(followed('1 down', '1 cancel', '1 cancel', '2 down', '2 up')).toEqual(['1 down', '1 cancel', '2 down', '2 up'])
  expect(followed('1 down', '1 down', '1 up')).toEqual(['1 down', '1 down', '1 up'])
})
