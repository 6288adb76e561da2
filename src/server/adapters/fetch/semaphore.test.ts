import { expect, test } from 'vitest'
import { createSemaphore } from './semaphore.ts'

const never = new AbortController().signal
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('one caller’s limit does not make another caller wait', async () => {
  const acquire = createSemaphore(10, 2)
  const first = await acquire('a', never)
  await acquire('a', never)
  let third = false
  void acquire('a', never).then(() => {
    third = true
  })
  await acquire('b', never)
  await settled()
  expect(third).toBe(false)
  first()
  first()
  await settled()
  expect(third).toBe(true)
})

test('the total limit holds, and waiting callers start in order', async () => {
  const acquire = createSemaphore(1, 1)
  const order: string[] = []
  const release = await acquire('a', never)
  const rest = ['b', 'c'].map((caller) =>
    acquire(caller, never).then((releaseOther) => {
      order.push(caller)
      releaseOther()
    }),
  )
  release()
  await Promise.all(rest)
  expect(order).toEqual(['b', 'c'])
})

test('an aborted wait gets no slot and takes none from the others', async () => {
  const acquire = createSemaphore(1, 1)
  const release = await acquire('a', never)
  const impatient = new AbortController()
  const waiting = acquire('b', impatient.signal)
  impatient.abort()
  await expect(waiting).rejects.toMatchObject({ kind: 'busy' })
  await expect(acquire('b', impatient.signal)).rejects.toMatchObject({ kind: 'busy' })
  release()
  await expect(acquire('c', never)).resolves.toBeTypeOf('function')
})
