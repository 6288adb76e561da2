import * as v from 'valibot'
import { applyPatches, diff } from '../../lib/data/patch.ts'
import type { AnyDocument } from './document.ts'
import { JOURNAL, type Journal } from './persistence.ts'
import type { Storage } from './storage.ts'
import { reportIssue } from './storage-issues.ts'

interface JournalPorts {
  readonly storage: Storage
  /** The id of this tab. */
  readonly writer: string
  /** Milliseconds since 1970, part of the keys of quarantined entries. */
  readonly now?: () => number
}

const path = v.array(v.union([v.string(), v.object({ id: v.string() })]))
const records = v.array(v.looseObject({ id: v.string() }))
const ids = v.array(v.string())
const patch = v.union([
  v.strictObject({ at: path, removed: records, added: records, from: ids, to: ids }),
  v.strictObject({
    at: path,
    from: v.exactOptional(v.unknown()),
    to: v.exactOptional(v.unknown()),
    keys: v.exactOptional(v.array(ids)),
  }),
])
/** An entry: a change of a document of this version. */
const entrySchema = v.strictObject({ version: v.number(), patches: v.array(patch) })

/** Opens the journal: the changes of every tab under keys of their own, until the records contain them. */
export function openJournal({ storage, writer, now = Date.now }: JournalPorts): Journal {
  let count = 0
  /** Keys of entries that have been taken over: a list of entries may be read before one is removed. */
  const inherited = new Set<string>()
  /** Keeps an entry that cannot be applied, and reports it. */
  async function quarantine(id: string, key: string, entry: unknown) {
    const quarantineKey = `aside:${id}:${now()}:${key}` // several in one millisecond
    await storage.write(async (transaction) => {
      transaction.put(quarantineKey, entry)
      transaction.remove(key)
    })
    reportIssue({ at: 'quarantined', document: id, key: quarantineKey, parts: [] })
  }
  return {
    async enter(document, { before, after }) {
      count += 1
      const key = `${JOURNAL}${document.id}:${writer}:${String(count).padStart(8, '0')}`
      return storage.putAtOnce(key, { version: document.version, patches: diff(before, after) }).then(
        () => key,
        () => undefined,
      )
    },
    async takeOver(heirs) {
      const entries = await readEntries(storage).catch(() => [])
      for (const [key, entry] of entries) {
        const [, id = '', author] = key.split(':')
        const heir = heirs.get(id)
        if (heir === undefined || author === writer || inherited.has(key)) continue
        inherited.add(key)
        const change = changeOf(heir.document, entry)
        if (change === undefined) await quarantine(id, key, entry)
        else if (change !== 'newer') heir.inherit(change, key)
      }
    },
  }
}

/**
 * The change of an entry; undefined if it is none, or does not lead to a valid value. One of a newer program changes
 * nothing, and is left to that.
 */
function changeOf(document: AnyDocument, stored: unknown): ((now: unknown) => unknown) | 'newer' | undefined {
  const { success, output } = v.safeParse(entrySchema, stored)
  if (!success || output.version < document.version) return undefined
  if (output.version > document.version) return 'newer'
  const change = (now: unknown) => applyPatches(now, output.patches)
  try {
    const decoded = document.decode({ version: document.version, data: change(document.get()) })
    return decoded.at === 'read' && decoded.repaired.length === 0 ? change : undefined
  } catch {
    return undefined
  }
}

/** All entries of the journal, those of one page in the order of its changes. */
const readEntries = (storage: Storage): Promise<readonly (readonly [key: string, entry: unknown])[]> =>
  storage.write(async (transaction) => {
    const keys = await transaction.keys(JOURNAL)
    return Promise.all(keys.map(async (key) => [key, await transaction.get(key)] as const))
  }, true)
