import { JOURNAL, type Journal } from '../persistence/persisted-document.ts'
import { quarantineKey } from '../persistence/quarantine.ts'
import type { Storage } from '../storage/storage.ts'
import { reportIssue } from '../storage/storage-issues.ts'
import { describeChange, type Replica } from './replica.ts'

interface JournalPorts {
  readonly storage: Storage
  /** The id of this tab. */
  readonly writer: string
  /** Takes over what other tabs leave behind. */
  readonly replica: Pick<Replica, 'receive'>
  /** Milliseconds since 1970, part of the keys of quarantined entries. */
  readonly now?: () => number
}

/** Opens the journal: the changes of every tab under keys of their own, until the records contain them. */
export function openJournal({ storage, writer, replica, now = Date.now }: JournalPorts): Journal {
  let count = 0
  /** Keys of entries that have been taken over: a list of entries may be read before one is removed. */
  const takenOver = new Set<string>()
  /** Keeps an entry that cannot be applied, and reports it. */
  async function quarantine(id: string, key: string, entry: unknown) {
    const aside = `${quarantineKey({ id }, now())}:${key}` // several in one millisecond
    await storage.write(async (transaction) => {
      transaction.put(aside, entry)
      transaction.remove(key)
    })
    reportIssue({ at: 'quarantined', document: id, key: aside, parts: [] })
  }
  return {
    async enter(document, change) {
      count += 1
      const key = `${JOURNAL}${document.id}:${writer}:${String(count).padStart(8, '0')}`
      return storage.putAtOnce(key, describeChange(document, change)).then(
        () => key,
        () => undefined,
      )
    },
    async takeOver() {
      const entries = await readEntries(storage).catch(() => [])
      for (const [key, entry] of entries) {
        const [, id = '', author] = key.split(':')
        if (author === writer || takenOver.has(key)) continue
        const receipt = replica.receive(id, entry, { entry: key })
        if (receipt !== 'unknown') takenOver.add(key)
        if (receipt === 'invalid') await quarantine(id, key, entry)
      }
    },
  }
}

/** All entries of the journal, those of one page in the order of its changes. */
const readEntries = (storage: Storage): Promise<readonly (readonly [key: string, entry: unknown])[]> =>
  storage.write(async (transaction) => {
    const keys = await transaction.keys(JOURNAL)
    return Promise.all(keys.map(async (key) => [key, await transaction.get(key)] as const))
  }, true)
