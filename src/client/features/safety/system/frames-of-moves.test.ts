import { expect, test } from 'vitest'
import { followFramesOfMoves } from './frames-of-moves.ts'

/** A page whose frames and moves the test makes. */
function makePage() {
  let moving = false
  let change = () => {}
  const waiting: ((moment: number) => void)[] = []
  return {
    waiting,
    move: (isMoving: boolean) => {
      moving = isMoving
      change()
    },
    frame: (moment: number) => {
      for (const callback of waiting.splice(0)) callback(moment)
    },
    ports: {
      isMoving: () => moving,
      onChange: (listener: () => void) => {
        change = listener
        return () => {
          change = () => {}
        }
      },
      requestFrame: (callback: (moment: number) => void) => void waiting.push(callback),
    },
  }
}

test('frames are counted while something moves, and a page at rest requests none', () => {
  const { move, frame, waiting, ports } = makePage()
  const took: number[] = []
  let moves = 0
  const stop = followFramesOfMoves(
    (ms) => took.push(ms),
    () => (moves += 1),
    ports,
  )
  expect(waiting).toEqual([])
  move(true)
  move(true) // a drag that turns the page is one move
  expect(waiting).toHaveLength(1)
  for (const moment of [1000, 1050, 1100]) frame(moment)
  move(false)
  frame(1150)
  expect(waiting).toEqual([])
  expect([took, moves]).toEqual([[50, 50], 1])

  move(true)
  frame(9000)
  frame(9016)
  expect(took).toEqual([50, 50, 16])

  move(false)
  frame(9032)
  stop()
  move(true)
  expect(waiting).toEqual([])
})
