import { expect, test } from 'vitest'
import type { Direction } from '../kit/input/direction.ts'
import { beginSnake, isOver, type Snake, stepSnake, stepsOfMove } from './rules.ts'

/** The snake after its next move. */
function move(snake: Snake, turn?: Direction): Snake {
  let now = stepSnake(snake, turn)
  while (now.waited > 0 && !isOver(now)) now = stepSnake(now, undefined)
  return now
}
const cell = (x: number, y: number, columns = 20) => y * columns + x

test('a snake moves on by a cell in so many steps, and faster the more it has eaten', () => {
  const snake = beginSnake('walls', 1)
  expect(snake.body).toEqual([cell(10, 10), cell(9, 10), cell(8, 10), cell(7, 10)])
  let now = snake
  for (let step = 1; step < stepsOfMove(snake); step++) now = stepSnake(now, undefined)
  expect(now.body).toEqual(snake.body)
  expect(stepSnake(now, undefined).body[0]).toBe(cell(11, 10))
  expect([0, 8, 16, 400].map((eaten) => stepsOfMove({ eaten }))).toEqual([10, 9, 8, 5])
})

test('it turns, but not back upon itself; two quick turns are both made', () => {
  const snake = beginSnake('walls', 1)
  expect(move(snake, 'left').body[0]).toBe(cell(11, 10))
  expect(move(snake, 'up').body[0]).toBe(cell(10, 9))
  const turned = stepSnake(stepSnake(stepSnake(snake, 'up'), 'left'), 'down')
  expect(turned.turns).toEqual(['up', 'left'])
  expect(move(move(turned)).body.slice(0, 2)).toEqual([cell(9, 9), cell(10, 9)])
})

test('it grows by the apple that it eats, and the next one lies on a free cell', () => {
  const snake = { ...beginSnake('walls', 1), apple: cell(11, 10) }
  const fed = move(snake)
  expect([fed.body.length, fed.eaten]).toEqual([5, 1])
  expect(fed.body).not.toContain(fed.apple)
  expect(move({ ...snake }).apple).toBe(fed.apple)
  expect([fed.sinceApple, move(move(fed)).sinceApple]).toEqual([0, 2])
})

test('a wall ends the game; on an open field it comes back at the other side', () => {
  const atWall = (field: 'walls' | 'open') => ({
    ...beginSnake(field, 1),
    body: [cell(19, 10), cell(18, 10), cell(17, 10)],
  })
  expect(isOver(move(atWall('walls')))).toBe(true)
  expect(move(atWall('open')).body[0]).toBe(cell(0, 10))
})

test('it may follow its tail, and not run into itself', () => {
  const ring = [cell(5, 5), cell(5, 6), cell(6, 6), cell(6, 5)]
  const snake: Snake = { ...beginSnake('walls', 1), body: ring, heading: 'up', apple: 0 }
  expect(isOver(move(snake, 'right'))).toBe(false)
  expect(isOver(move({ ...snake, body: [...ring, cell(7, 5)] }, 'right'))).toBe(true)
})

/** The way along a closed line through all cells of a field with an even number of rows: down the first column, then to and fro. */
function wayOf({ columns, rows, body: [head = 0] }: Snake): Direction {
  const [x, y] = [head % columns, Math.floor(head / columns)]
  if (x === 0) return y === rows - 1 ? 'right' : 'down'
  const isRight = (rows - 1 - y) % 2 === 0
  if (isRight) return x === columns - 1 ? 'up' : 'right'
  if (y === 0) return 'left'
  return x === 1 ? 'up' : 'left'
}

test('a bot fills the whole field', () => {
  let snake = beginSnake('walls', 3, 10, 6)
  for (let moves = 0; !isOver(snake) && moves < 10_000; moves++) snake = move(snake, wayOf(snake))
  expect([snake.isDead, snake.body.length]).toEqual([false, 60])
})
