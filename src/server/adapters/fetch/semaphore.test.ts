import { expect, test } from 'vitest'
import { createSemaphore } from './semaphore.ts'

const never = new AbortController().signal
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('one asker has at most so many turns; another one does not wait for that', async () => {
  const take = createSemaphore(10, 2)
  const first = await take('a', never)
  await take('a', never)
  let third = false
  void take('a', never).then(() => {
    third = true
  })
  await take('b', never)
  await settled()
  expect(third).toBe(false)
  first()
  first()
  await settled()
  expect(third).toBe(true)
})

test('all together have at most so many turns, taken in order', async () => {
  const take = createSemaphore(1, 1)
  const order: string[] = []
  const end = await take('a', never)
  const rest = ['b', 'c'].map((asker) =>
    take(asker, never).then((endOther) => {
      order.push(asker)
      endOther()
    }),
  )
  end()
  await Promise.all(rest)
  expect(order).toEqual(['b', 'c'])
})

test('who waits too long gets none, and takes none from the others', async () => {
  const take = createSemaphore(1, 1)
  const end = await take('a', never)
  const impatient = new AbortController()
  const waiting = take('b', impatient.signal)
  impatient.abort()
  await expect(waiting).rejects.toMatchObject({ kind: 'busy' })
  await expect(take('b', impatient.signal)).rejects.toMatchObject({ kind: 'busy' })
  end()
  await expect(take('c', never)).resolves.toBeTypeOf('function')
})
