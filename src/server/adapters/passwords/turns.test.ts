import { expect, test } from 'vitest'
import { PasswordsBusy } from '../../core/ports/passwords.ts'
import { CONCURRENT, createTurns, MAX_WAITING } from './turns.ts'

/** Tasks that end when the test says so; `begun` are their names in order. */
function createTasks() {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const task = (name: string) => () => {
    begun.push(name)
    return new Promise<void>((resolve) => ends.push(resolve))
  }
  return { begun, task, endFirst: () => ends.shift()?.() }
}

test('a few run at once, the others wait, and too many are refused', async () => {
  const inTurn = createTurns()
  const { begun, task } = createTasks()
  const refused = Array.from({ length: CONCURRENT + MAX_WAITING + 6 }, () => inTurn(false, task('stranger'))).slice(-6)
  for (const one of refused) await expect(one).rejects.toThrow(PasswordsBusy)
  expect(begun).toHaveLength(CONCURRENT)
})

test('one that is trusted begins as soon as any ends, whoever else waits', async () => {
  const inTurn = createTurns()
  const { begun, task, endFirst } = createTasks()
  for (let count = 0; count < CONCURRENT + MAX_WAITING; count += 1) void inTurn(false, task('stranger'))
  void inTurn(true, task('owner'))
  expect(begun).not.toContain('owner')
  endFirst()
  await expect.poll(() => begun.at(-1)).toBe('owner')
  expect(begun).toHaveLength(CONCURRENT + 1)
})

test('a task that fails gives its place to the next', async () => {
  const inTurn = createTurns()
  const { begun, task } = createTasks()
  const failing = Array.from({ length: CONCURRENT }, () => inTurn(false, () => Promise.reject(new Error('mine'))))
  void inTurn(false, task('next'))
  for (const one of failing) await expect(one).rejects.toThrow('mine')
  await expect.poll(() => begun).toEqual(['next'])
})
