import * as v from 'valibot'
import {
  cancelCollectWallpapers,
  collectedWallpapers,
  collectWallpapers,
  FAVORITES_PER_REQUEST,
} from '../../../../../shared/api/favorite-wallpaper.ts'
import { wallpaperKey } from '../../../../../shared/lib/wallpaper/wallpaper-key.ts'
import type { Persistence } from '../../../../core/documents/persistence/persistence.ts'
import type { Storage } from '../../../../core/documents/storage/storage.ts'
import { storageIssues } from '../../../../core/documents/storage/storage-issues.ts'
import { call } from '../../../../core/net/call.ts'
import { CallError } from '../../../../core/net/call-error.ts'
import type { Ticker } from '../../../../core/tabs/ticker.ts'
import { fingerprint } from '../../../../lib/values/fingerprint.ts'
import { session } from '../../../data/session/lazy.ts'
import { wallpaperFavorites } from '../document.ts'
import { afterExchange, batchesOf, unsentChanges } from './model.ts'

/** Between two looks at what other devices have changed, and after an attempt that failed, in ms. */
const EVERY_MS = 10 * 60_000
const RETRY_MS = 60_000
const BATCH = { count: FAVORITES_PER_REQUEST, bytes: 48 * 1024 }
const KEY = 'favorites-exchange'

/** The last exchange: of which login, when, and the keys of what the server had. */
const exchangeSchema = v.object({ login: v.string(), at: v.number(), known: v.array(v.string()) })
const loginName = (token: string): string => fingerprint(token)

/**
 * Keeps the favourite wallpapers of this device and of the account alike: right after a login what either has is
 * in both; then changes go up with the next tick, and those of other devices come every ten minutes.
 */
export function exchangeFavorites(
  storage: Storage,
  { wasStored }: Pick<Persistence, 'wasStored'>,
  ticker: Ticker,
): void {
  const isUnreadable = storageIssues
    .getState()
    .some((issue) => issue.at === 'quarantined' && issue.document === wallpaperFavorites.id)
  // what is missing because it was lost must not be removed from the account
  let isLost = isUnreadable || !wasStored(wallpaperFavorites)
  let isExchanging = false
  let retryAt = 0

  async function exchange(onlyIfDue: boolean) {
    const token = session.getState().login?.token
    if (token === undefined || isExchanging || Date.now() < retryAt) return
    isExchanging = true
    try {
      const last = isLost ? undefined : await readLast(storage, token)
      if (onlyIfDue && last !== undefined && !isDue(last)) return
      const known = await exchangeOnce(token, last?.known ?? [])
      if (known === undefined) return
      await write(storage, { login: loginName(token), at: Date.now(), known })
      isLost = false
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      retryAt = Date.now() + RETRY_MS
    } finally {
      isExchanging = false
    }
  }

  ticker.subscribe(() => void exchange(true))
  session.subscribe(({ login }, before) => {
    if (login === undefined || login.token === before.login?.token) return
    retryAt = 0
    void exchange(false)
  })
}

type Exchange = v.InferOutput<typeof exchangeSchema>

function isDue({ at, known }: Exchange): boolean {
  const { added, removed } = unsentChanges(known, wallpaperFavorites.get())
  return added.length + removed.length > 0 || Date.now() - at > EVERY_MS
}

async function readLast(storage: Storage, token: string): Promise<Exchange | undefined> {
  const [stored] = await storage.read([KEY]).catch(() => [])
  return v.is(exchangeSchema, stored) && stored.login === loginName(token) ? stored : undefined
}

const write = (storage: Storage, exchange: Exchange): Promise<void> =>
  storage.write(async (transaction) => transaction.put(KEY, exchange)).catch(() => {}) // a full disk: all is sent again

/** @returns the keys of what the server has now; undefined where the login has ended meanwhile. @throws CallError */
async function exchangeOnce(token: string, known: readonly string[]): Promise<string[] | undefined> {
  const sent = wallpaperFavorites.get()
  const { added, removed } = unsentChanges(known, sent)
  for (const keys of batchesOf(removed, BATCH)) await call(cancelCollectWallpapers, { keys }, { silent: true })
  // the oldest go up first, so that the newest are the first of the server's list
  for (const list of batchesOf(added, BATCH).toReversed()) await call(collectWallpapers, { list }, { silent: true })
  const { list: held } = await call(collectedWallpapers, {}, { silent: true })
  if (session.getState().login?.token !== token) return undefined
  wallpaperFavorites.update((now) => afterExchange(now, sent, held), { origin: 'program' })
  return held.map(wallpaperKey)
}
