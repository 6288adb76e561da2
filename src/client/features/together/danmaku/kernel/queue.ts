/** What is still to be shown. */
export interface Queue<T> {
  /** New messages, the oldest first. */
  readonly waiting: readonly T[]
  /** Those that are shown once more. */
  readonly again: readonly T[]
  /** The last ones that were shown as new. */
  readonly shown: readonly T[]
}

export const EMPTY_QUEUE = { waiting: [], again: [], shown: [] } as const satisfies Queue<never>

/** More than this many do not wait: of a flood the oldest are left out. */
const MOST_WAITING = 24
/** How many are shown again in a loop. */
const LOOPED = 50

/** The queue with new messages. */
export const withNew = <T>(queue: Queue<T>, fresh: readonly T[]): Queue<T> => ({
  ...queue,
  waiting: [...queue.waiting, ...fresh].slice(-MOST_WAITING),
})

/** The message that comes next, and what is left then: a new one, else in a loop the next of those that were shown. */
export function nextOf<T>(
  { waiting, again, shown }: Queue<T>,
  loop: boolean,
): { readonly next: T; readonly rest: Queue<T> } | undefined {
  const [fresh, ...others] = waiting
  if (fresh !== undefined)
    return { next: fresh, rest: { waiting: others, again, shown: [...shown, fresh].slice(-LOOPED) } }
  if (!loop) return undefined
  const [next, ...left] = again.length > 0 ? again : shown
  return next === undefined ? undefined : { next, rest: { waiting, again: left, shown } }
}

/** The queue without some messages, such as those of somebody who has been hidden. */
export const without = <T>({ waiting, again, shown }: Queue<T>, isGone: (one: T) => boolean): Queue<T> => {
  const left = (list: readonly T[]) => list.filter((one) => !isGone(one))
  return { waiting: left(waiting), again: left(again), shown: left(shown) }
}
