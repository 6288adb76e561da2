/** Does something again and again as it is wished for, but leaves the machine time for what the hand sees first. */
export interface ThrottleState {
  /** It should be done with what holds now: at once if there is time, else when there is, or when the wishes rest. */
  wish(): void
  /** Does what is still wished for. */
  finish(): void
}

/** What a pace needs of its surroundings. */
export interface AdaptiveThrottle {
  now(): number
  /** Does it, and gives the main thread's milliseconds that it and its frame took. */
  spend(task: () => void): Promise<number>
  /** Calls later; returns how to call it off. */
  after(ms: number, task: () => void): () => void
}

/** Half of a frame at 60 Hz: what takes no longer may be done in each one. */
const CHEAP_MS = 8
/** What takes longer gets one part in so many of the time. */
const SHARE = 40
/** Milliseconds without a wish after which it is done whatever it takes: nobody is moving. */
const REST_MS = 250

/** Milliseconds that must pass after a task of this cost, so that it takes its share of the time at most. */
export const pauseAfter = (cost: number): number => (cost <= CHEAP_MS ? 0 : cost * (SHARE - 1))

/** Paces `task`, as a slider's drag does the page behind it: with every move where that is cheap, else with every rest. */
export function createAdaptiveThrottle(
  task: () => void,
  { now, spend, after }: AdaptiveThrottle = browser,
): ThrottleState {
  let wished: number | undefined
  /** When there is time again; at no time while the cost of the last run is not known. */
  let free = Number.NEGATIVE_INFINITY
  let callOff = () => {}

  function plan() {
    callOff()
    if (wished === undefined) return
    const wait = Math.min(free, wished + REST_MS) - now()
    if (wait <= 0) run()
    else callOff = after(wait, plan)
  }

  function run() {
    wished = undefined
    free = Number.POSITIVE_INFINITY
    void spend(task).then((cost) => {
      free = now() + pauseAfter(cost)
      plan()
    })
  }

  return {
    wish() {
      wished = now()
      plan()
    },
    finish() {
      callOff()
      if (wished !== undefined) task()
      wished = undefined
    },
  }
}

const browser: AdaptiveThrottle = {
  now: () => performance.now(),
  spend(task) {
    const began = performance.now()
    task()
    const done = performance.now()
    const { promise, resolve } = Promise.withResolvers<number>()
    requestAnimationFrame(() => {
      const framed = performance.now()
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve(done - began + performance.now() - framed)
      port2.postMessage(undefined)
    })
    return promise
  },
  after(ms, task) {
    const timer = setTimeout(task, ms)
    return () => clearTimeout(timer)
  },
}
