import { describe, expect, test } from 'vitest'
import { createAdaptiveThrottle, pauseAfter } from './adaptive-throttle.ts'

/** A machine on which the task takes so long, and a hand that moves every 16 ms. */
function begin(cost: number) {
  let time = 0
  let timer: { readonly at: number; readonly task: () => void } | undefined
  const done: number[] = []
  let told = Promise.resolve()
  const pace = createAdaptiveThrottle(() => done.push(time), {
    now: () => time,
    spend(task) {
      task()
      told = Promise.resolve()
      return Promise.resolve(cost)
    },
    after(ms, task) {
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
      await told
    }
    time = end
    await Promise.resolve()
  }
  const drag = async (moves: number) => {
    for (let move = 0; move < moves; move++) {
      pace.wish()
      await pass(16)
    }
  }
  return { pace, done, drag, pass }
}

describe('what follows a drag', () => {
  test('follows every move where it takes less than half a frame', async () => {
    const { done, drag } = begin(4)
    await drag(10)
    expect(done).toHaveLength(10)
  })

  test('takes a fortieth of the time where it takes longer', async () => {
    const { done, drag } = begin(25)
    await drag(400)
    expect(done.length).toBeGreaterThan(4)
    expect((done.length * 25) / (400 * 16)).toBeLessThan(1 / 35)
  })

  test('comes as soon as the hand rests, whatever it takes', async () => {
    const { done, drag, pass } = begin(500)
    await drag(20)
    expect(done).toHaveLength(1)
    await pass(250)
    expect(done).toHaveLength(2)
    await pass(10_000)
    expect(done).toHaveLength(2)
  })

  test('comes at once when the hand lets go, and not once more', async () => {
    const { pace, done, drag, pass } = begin(500)
    await drag(3)
    pace.finish()
    expect(done).toHaveLength(2)
    pace.finish()
    await pass(10_000)
    expect(done).toHaveLength(2)
  })

  test('pauses thirty-nine times what it took', () => {
    expect([8, 10, 100].map(pauseAfter)).toEqual([0, 390, 3900])
  })
})
