import { describe, expect, test } from 'vitest'
import { createAdaptiveThrottle, pauseAfter } from './adaptive-throttle.ts'

/** A machine on which the task takes `cost` ms, and a pointer that moves every 16 ms. */
function begin(cost: number) {
  let time = 0
  let timer: { readonly at: number; readonly task: () => void } | undefined
  const done: number[] = []
  let measured = Promise.resolve()
  const throttle = createAdaptiveThrottle(() => done.push(time), {
    now: () => time,
    runAndMeasure(task) {
      task()
      measured = Promise.resolve()
      return Promise.resolve(cost)
    },
    schedule(ms, task) {
      const own = { at: time + ms, task }
      timer = own
      return () => {
        if (timer === own) timer = undefined
      }
    },
  })
  const pass = async (ms: number) => {
    const end = time + ms
    while (timer !== undefined && timer.at <= end) {
      const { at, task } = timer
      timer = undefined
      time = at
      task()
      await measured
    }
    time = end
    await Promise.resolve()
  }
  const drag = async (moves: number) => {
    for (let move = 0; move < moves; move++) {
      throttle.request()
      await pass(16)
    }
  }
  return { throttle, done, drag, pass }
}

describe('an adaptive throttle', () => {
  test('runs with every move where the task takes less than half a frame', async () => {
    const { done, drag } = begin(4)
    await drag(10)
    expect(done).toHaveLength(10)
  })

  test('gives a dearer task at most a fortieth of the time', async () => {
    const { done, drag } = begin(25)
    await drag(400)
    expect(done.length).toBeGreaterThan(4)
    expect((done.length * 25) / (400 * 16)).toBeLessThan(1 / 35)
  })

  test('runs as soon as the pointer rests, at any cost', async () => {
    const { done, drag, pass } = begin(500)
    await drag(20)
    expect(done).toHaveLength(1)
    await pass(250)
    expect(done).toHaveLength(2)
    await pass(10_000)
    expect(done).toHaveLength(2)
  })

  test('runs a pending request at once on flush, and only once', async () => {
    const { throttle, done, drag, pass } = begin(500)
    await drag(3)
    throttle.flush()
    expect(done).toHaveLength(2)
    throttle.flush()
    await pass(10_000)
    expect(done).toHaveLength(2)
  })

  test('pauses thirty-nine times the cost of a run', () => {
    expect([8, 10, 100].map(pauseAfter)).toEqual([0, 390, 3900])
  })
})
