import { createStore } from 'zustand/vanilla'
import { checkLinks, LINKS_PER_CHECK } from '../../../../shared/api/link-check.ts'
import { mayAskServer } from '../../../kit/desktop.ts'
import { CallError, call, noteCall } from '../../../kit/live.ts'
import { bookmarks } from '../bookmark-source.ts'
import { bookMarksLinks } from '../document.ts'
import type { LinkTold } from '../kernel/link-groups.ts'
import { bookmarksIn } from '../model.ts'

/** Why a check has ended before it was through. */
export type CheckProblem = 'offline' | 'pureOffline' | 'failed'

/** The check of this tab: how many of its addresses are done. */
export type LinkCheck =
  | { readonly at: 'idle'; readonly problem?: CheckProblem }
  | { readonly at: 'running'; readonly done: number; readonly total: number }

export const linkCheck = createStore<LinkCheck>()(() => ({ at: 'idle' }))

let controller: AbortController | undefined

export const stopCheck = (): void => controller?.abort()

/** Has the server look at all addresses, a few at a time. What it tells of them is kept as it comes. */
export async function startCheck(): Promise<void> {
  if (linkCheck.getState().at === 'running') return
  controller = new AbortController()
  const { signal } = controller
  linkCheck.setState({ at: 'running', done: 0, total: 0 }, true)
  const problem = await checkAll(signal).catch(problemOf)
  linkCheck.setState({ at: 'idle', ...(problem !== undefined && { problem }) }, true)
}

async function checkAll(signal: AbortSignal): Promise<undefined> {
  const urls = askedAddresses()
  for (let at = 0; at < urls.length && !signal.aborted; at += LINKS_PER_CHECK) {
    linkCheck.setState({ at: 'running', done: at, total: urls.length }, true)
    await checkSome(urls.slice(at, at + LINKS_PER_CHECK), signal)
  }
}

/** The addresses that the server takes: none twice, none of a local network unless this page is there, none with a login. */
function askedAddresses(): readonly string[] {
  const all = new Set(bookmarksIn(bookmarks.get()).map(({ bookmark }) => bookmark.url))
  return [...all].filter((url) => isTaken(url) && mayAskServer(url))
}

/** In characters; the server takes no longer ones. */
const MAX_LENGTH = 2048

function isTaken(url: string): boolean {
  const { username, password } = new URL(url)
  return url.length <= MAX_LENGTH && username === '' && password === ''
}

async function checkSome(urls: readonly string[], signal: AbortSignal): Promise<void> {
  const { links } = await patiently(() => call(checkLinks, { urls: [...urls] }, { silent: true, signal }), signal)
  for (const url of urls.slice(1)) noteCall(checkLinks.path, url) // the call itself notes the first
  const at = Date.now()
  const told = urls.flatMap((url, index) => {
    const link = links[index]
    return link === undefined ? [] : [[url, { ...link, at }] as const]
  })
  bookMarksLinks.update((now) => withResults(now, told), { origin: 'program' })
}

/** The results with new ones, without those of addresses that are no longer there. */
function withResults(now: Readonly<Record<string, LinkTold>>, told: readonly (readonly [string, LinkTold])[]) {
  const kept = new Set(bookmarksIn(bookmarks.get()).map(({ bookmark }) => bookmark.url))
  return Object.fromEntries([...Object.entries(now), ...told].filter(([url]) => kept.has(url)))
}

/** Asks again when the server wants to be left alone for a while. */
async function patiently<T>(ask: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      const seconds = error instanceof CallError ? error.retryAfter : undefined
      if (seconds === undefined || signal.aborted) throw error
      await pause(seconds * 1000, signal)
    }
  }
}

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => reject(new CallError('cancelled', 'stopped'))
    setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    signal.addEventListener('abort', stop, { once: true })
  })

function problemOf(error: unknown): CheckProblem | undefined {
  if (!(error instanceof CallError)) throw error
  if (error.fault === 'cancelled') return undefined
  if (error.isUnreached) return 'offline'
  return error.fault === 'pureOffline' ? error.fault : 'failed'
}
