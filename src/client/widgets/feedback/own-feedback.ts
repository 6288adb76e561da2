import { use } from 'react'
import { useStore } from 'zustand'
import {
  deleteFeedback as deleteEndpoint,
  type Feedback,
  feedbackList,
  seeFeedback,
} from '../../../shared/api/feedback.ts'
import { WidgetPreview } from '../../kit/components.ts'
import { session } from '../../kit/desktop.ts'
import { CallError, call, defineLive } from '../../kit/live.ts'
import { said } from './document.ts'
import { isWaiting, seenUntil } from './kernel/model.ts'

/** A list in which something waits for the administrator is asked for again sooner than one that hardly changes. */
const FRESH_MS = { waiting: 60_000, closed: 30 * 60_000 } as const

/** What a user has said, by his id. */
export const ownFeedback = defineLive({
  document: said,
  freshMs: (user) => (isWaiting(said.get()[user]?.value ?? []) ? FRESH_MS.waiting : FRESH_MS.closed),
  ask: async (user) => ({ value: (await call(feedbackList, {}, { silent: true, user })).list, age: 0 }),
})

/** Whose feedback the samples of a preview are. */
export const SAMPLE_USER = 'sample'

/** The id of the user, in a preview that of the samples; undefined for a guest. */
export function useUserId(): string | undefined {
  const isPreview = use(WidgetPreview)
  const id = useStore(session, ({ login }) => login?.info.id)
  return isPreview ? SAMPLE_USER : id
}

function change(user: string, next: (list: readonly Feedback[]) => readonly Feedback[]): void {
  said.update(
    ({ [user]: entry, ...others }) =>
      entry === undefined ? others : { ...others, [user]: { ...entry, value: next(entry.value) } },
    { origin: 'program' },
  )
}

/** Notes that a user has seen all changes until a moment; where the server is not reached they are new again later. */
export async function markSeen(user: string, until: number): Promise<void> {
  change(user, (list) => seenUntil(list, until))
  await call(seeFeedback, { until }, { silent: true, user }).catch(ignoreFault)
}

function ignoreFault(error: unknown): void {
  if (!(error instanceof CallError)) throw error
}

/** Deletes what a user has said, once the server has. @returns whether it is gone; why not has been said */
export async function deleteOwn(user: string, id: string): Promise<boolean> {
  try {
    await call(deleteEndpoint, { id }, { user })
  } catch (error) {
    ignoreFault(error)
    return false
  }
  change(user, (list) => list.filter((one) => one.id !== id))
  return true
}
