import { isGranted, onGranted, onRevoked } from '../../../core/browser/grants.ts'
import type { StartContext } from '../../../core/contribute/start.ts'
import { storageIssues } from '../../../core/documents/storage/storage-issues.ts'
import { electWhileAwake } from '../../../core/tabs/locks.ts'
import { BOOKMARKS_GRANT } from '../../data/bookmarks/lazy.ts'
import { home } from '../../data/home/index.ts'
import { bindingOf, forgetBindings } from './bindings.ts'
import { watchBookmarks } from './browser-folder.ts'
import { bookmarkBindings } from './document.ts'
import { contentsOf } from './kernel/page-side.ts'
import { runStep, type StepPorts } from './run-step.ts'
import { tellOfBindings } from './tell-of-bindings.ts'

/** Milliseconds of quiet after which a step is made: what a user does at once is one. */
const QUIET_MS = 400

/** Keeps what is bound the same on the page and in the browser, in the leading tab, and tells of it in those that are seen. */
export function followBindings({ locks, persistence }: Pick<StartContext, 'locks' | 'persistence'>): void {
  const isPageStored = async () => {
    await persistence.saved()
    return !storageIssues
      .getState()
      .some((issue) => (issue.at === 'unsaved' || issue.at === 'newer') && issue.document === home.id)
  }
  tellOfBindings()
  electWhileAwake(locks, 'genkan.bookmark-binding', () => {
    let isLeading = true
    const stop = runSteps({
      refreshed: persistence.refresh(),
      isLeading: () => isLeading,
      wasPageStored: () => persistence.wasStored(home),
      isPageStored,
    })
    return () => {
      isLeading = false
      stop()
    }
  })
}

interface FollowPorts extends Pick<StepPorts, 'isPageStored'> {
  /** When this tab has all that others have changed. */
  readonly refreshed: Promise<void>
  readonly isLeading: () => boolean
  /** Whether the home screen of this page was read from storage. */
  readonly wasPageStored: () => boolean
}

/** Makes a step whenever either side may have changed, one after another. @returns ends it */
function runSteps({ refreshed, isLeading, wasPageStored, isPageStored }: FollowPorts): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | undefined
  let stopWatching: (() => void) | undefined
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(next, QUIET_MS)
  }
  const next = () => {
    // one that is asked for during a step comes after it
    running = (running ?? begin()).then(stepAll).catch(reportError)
  }
  const stepAll = async () => {
    if (!(await isGranted(BOOKMARKS_GRANT)) || !isLeading()) return
    stopWatching ??= watchBookmarks(soon)
    for (const { target } of bookmarkBindings.get().bindings) {
      const binding = bindingOf(target.id)
      if (binding === undefined || !isLeading()) continue
      const isBound = () => bindingOf(target.id)?.folder.id === binding.folder.id
      await runStep(binding, { mayGoOn: () => isLeading() && isBound(), isPageStored }).catch(reportUnlessRevoked)
    }
  }
  /** Forgets what is gone from the desktop as a tab begins to lead, where that desktop is the stored one. */
  const begin = async () => {
    await refreshed
    if (isLeading() && wasPageStored()) forgetBindings((target) => contentsOf(home.get(), target) !== undefined)
  }
  const unwatch = () => {
    stopWatching?.()
    stopWatching = undefined
  }
  const changes = [home, bookmarkBindings, storageIssues].map((source) => source.subscribe(soon))
  const stops = [...changes, onGranted(soon), onRevoked(unwatch), unwatch]
  next()
  return () => {
    clearTimeout(timer)
    for (const stop of stops) stop()
  }
}

/** A permission that is taken back ends a step in its middle, and is told elsewhere. */
async function reportUnlessRevoked(error: unknown): Promise<void> {
  if (await isGranted(BOOKMARKS_GRANT)) reportError(error)
}
