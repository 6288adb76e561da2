import type { StartContext } from '../../../core/contribute/start.ts'
import { recordKey } from '../../../core/documents/persistence/persisted-document.ts'
import type { Storage } from '../../../core/documents/storage/storage.ts'
import { runAlone } from '../../../core/tabs/locks.ts'
import { home } from '../../data/home/index.ts'
import { findTile } from '../../data/home/lazy.ts'
import { addNewSites } from '../add-icon/lazy.ts'
import { INBOX, INBOX_TOPIC, type InboxEntry, isSettled } from './model.ts'
import { readEntries } from './read-entries.ts'

/** How long a page that is not seen leaves new entries to one that is, which can show what it adds, in ms. */
const HIDDEN_WAIT_MS = 400

/** Takes over what is in the inbox, now and whenever something comes; of several pages one at a time. */
export function followInbox({ platform, storage, persistence, locks }: StartContext): void {
  const takeOver = () => runAlone(locks, 'genkan.inbox', () => takeOverAll(storage, persistence)).catch(reportError)
  platform.channel.listen(INBOX_TOPIC, () => {
    if (document.hidden) setTimeout(takeOver, HIDDEN_WAIT_MS)
    else void takeOver()
  })
  document.addEventListener('visibilitychange', () => void (document.hidden || takeOver()))
  void takeOver()
}

/**
 * Adds the tiles of all entries, and removes those that are stored. Killed in between it begins again, and finds the tiles
 * by the entries' ids.
 */
async function takeOverAll(storage: Storage, persistence: StartContext['persistence']): Promise<void> {
  const stored = await readAll(storage)
  if (stored.length === 0) return
  await persistence.refresh() // what another page has just taken over
  const entries = readEntries(stored.map(([, value]) => value))
  const missing = entries.filter(({ id }) => findTile(home.get(), id) === undefined)
  for (const [group, sites] of Map.groupBy(missing, (entry) => entry.group)) await addEntries(sites, group)
  await persistence.saved()
  await removeSettled(storage, new Set(entries.map(({ id }) => id)))
}

const addEntries = (entries: readonly InboxEntry[], group: string): Promise<void> =>
  addNewSites(
    entries.map(({ id, url, name }) => ({ id, url, name })),
    group === '' ? undefined : { at: 'group', group },
  )

const readAll = (storage: Storage): Promise<readonly (readonly [key: string, value: unknown])[]> =>
  storage.write(async (transaction) => {
    const keys = await transaction.keys(INBOX)
    return Promise.all(keys.map(async (key) => [key, await transaction.get(key)] as const))
  }, true)

/** Removes the entries whose tiles are stored, and what is none. @param known the ids of what has been taken over */
const removeSettled = (storage: Storage, known: ReadonlySet<string>): Promise<void> =>
  storage.write(async (transaction) => {
    const keys = await transaction.keys(INBOX)
    const decoded = home.decode(await transaction.get(recordKey(home)))
    const stored = decoded.at === 'read' ? decoded.value : undefined
    for (const key of keys) {
      const id = key.slice(INBOX.length)
      const [entry] = known.has(id) ? [id] : readEntries([await transaction.get(key)])
      if (entry === undefined || (known.has(id) && isSettled(id, home.kept(), stored))) transaction.remove(key)
    }
  })
