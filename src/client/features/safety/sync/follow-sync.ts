import type { StartContext } from '../../../core/contribute/start.ts'
import { session } from '../../data/session/lazy.ts'
import { followCopies } from './copies/follow-copies.ts'
import { openCloudFiles } from './files.ts'
import { followFiles } from './follow-files.ts'
import { createPace, type Pace } from './pace.ts'
import { followPokes } from './pokes.ts'
import { openRuns, type Runs } from './runs.ts'
import { connectStatus, noteWaiting, setStatus } from './status.ts'

/** The sync of a user in this page, until he logs out. */
interface Following {
  readonly user: string
  readonly runs: Runs
  readonly stop: () => void
}

let following: Following | undefined

/** Keeps the documents of whoever is logged in the same here and in the cloud, from now on. Called once, at the start. */
export function followSync(context: StartContext): void {
  connectStatus(context.platform.channel)
  followCopies(context.platform.channel)
  const follow = () => {
    const user = session.getState().login?.info.id
    if (user === following?.user) return
    following?.stop()
    following = user === undefined ? undefined : startFollowing(user, context)
    if (user === undefined) setStatus({ at: 'off', lastAt: undefined, needs: [] })
  }
  session.subscribe(follow)
  follow()
}

function startFollowing(user: string, context: StartContext): Following {
  const files = openCloudFiles(user)
  const runs = openRuns(user, context, files)
  const stops = [follow(createPace(runs, noteWaiting), context), followFiles(files, runs.fetchPart)]
  return { user, runs, stop: () => stops.forEach((stop) => void stop()) }
}

/** Calls for a run whenever there is a reason. @returns stops it */
function follow(pace: Pace, { persistence, ticker, platform: { channel } }: StartContext): () => void {
  const isSeen = () => document.visibilityState === 'visible'
  const onVisibility = () => (isSeen() ? pace.look() : pace.leave())
  const onFocus = () => void (isSeen() && pace.look())
  const stops = [
    persistence.watch(pace.note),
    followPokes(pace.check),
    // the tab that ticks may be one that nobody sees
    ticker.subscribe(() => {
      if (isSeen() || pace.isWaiting()) pace.check()
      else channel.post('sync-tick', true)
    }),
    channel.listen('sync-tick', () => void (isSeen() && pace.check())),
  ]
  document.addEventListener('visibilitychange', onVisibility)
  addEventListener('focus', onFocus)
  addEventListener('online', pace.retry)
  pace.check()
  return () => {
    pace.stop()
    for (const stop of stops) stop()
    document.removeEventListener('visibilitychange', onVisibility)
    removeEventListener('focus', onFocus)
    removeEventListener('online', pace.retry)
  }
}

/** The runs of whoever is logged in; undefined for a guest. */
export const currentRuns = (): Runs | undefined => following?.runs
