/** Runs a task on request, at a rate that leaves the main thread to the frames of the drag itself. */
export interface AdaptiveThrottle {
  /** Asks for a run: at once if the budget allows it, else as soon as it does or requests pause. */
  request(): void
  /** Runs a pending request now. */
  flush(): void
}

/** Time and timers, so that tests can replace them. */
export interface ThrottleClock {
  now(): number
  /** @returns main-thread milliseconds of the task and the frame after it */
  runAndMeasure(task: () => void): Promise<number>
  /** @returns cancels the call */
  schedule(ms: number, task: () => void): () => void
}

/** Half of a frame at 60 Hz: a task this cheap may run in every frame. */
const CHEAP_MS = 8
/** A dearer task gets at most one part in so many of the time. */
const COST_RATIO = 40
/** Milliseconds without a request after which the task runs at any cost: the pointer rests. */
const IDLE_MS = 250

/** Milliseconds to wait after a run of this cost, so that the task stays within its share of the time. */
export const pauseAfter = (cost: number): number => (cost <= CHEAP_MS ? 0 : cost * (COST_RATIO - 1))

/** Throttles `task` by its cost: it runs with every move of a drag where it is cheap, else when the pointer rests. */
export function createAdaptiveThrottle(
  task: () => void,
  { now, runAndMeasure, schedule }: ThrottleClock = browser,
): AdaptiveThrottle {
  let requestedAt: number | undefined
  /** Infinity while the cost of the last run is still being measured. */
  let nextRunAt = Number.NEGATIVE_INFINITY
  let cancelTimer = () => {}

  function scheduleRun() {
    cancelTimer()
    if (requestedAt === undefined) return
    const wait = Math.min(nextRunAt, requestedAt + IDLE_MS) - now()
    if (wait <= 0) run()
    else cancelTimer = schedule(wait, scheduleRun)
  }

  function run() {
    requestedAt = undefined
    nextRunAt = Number.POSITIVE_INFINITY
    void runAndMeasure(task).then((cost) => {
      nextRunAt = now() + pauseAfter(cost)
      scheduleRun()
    })
  }

  return {
    request() {
      requestedAt = now()
      scheduleRun()
    },
    flush() {
      cancelTimer()
      if (requestedAt !== undefined) task()
      requestedAt = undefined
    },
  }
}

const browser: ThrottleClock = {
  now: () => performance.now(),
  runAndMeasure(task) {
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
  schedule(ms, task) {
    const timer = setTimeout(task, ms)
    return () => clearTimeout(timer)
  },
}
