import { expect, test } from 'vitest'
import { createFollower, type PointPhase } from './follow-pointer.ts'

/** Which of some events, such as `1 down`, are of the pointer that is followed. */
function followed(...events: readonly `${number} ${PointPhase}`[]): readonly string[] {
  const follows = createFollower()
  return events.filter((event) => {
    const [id, phase] = event.split(' ') as [string, PointPhase]
    return follows(Number(id), phase)
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

test('after one is let go or lost the next press is followed, also of a pointer whose end was never told', () => {
  expect(followed('1 down', '1 cancel', '1 cancel', '2 down', '2 up')).toEqual(['1 down', '1 cancel', '2 down', '2 up'])
  expect(followed('1 down', '1 down', '1 up')).toEqual(['1 down', '1 down', '1 up'])
})
