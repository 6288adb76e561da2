import { SECTIONS, type Section } from '../../../../../shared/entities/section.ts'
import { type AnyDocument, type Document, defineDocument } from '../../../../core/documents/document.ts'
import type { MergeRule } from '../../../../core/documents/merge/rule.ts'
import { recordKey } from '../../../../core/documents/persistence/persisted-document.ts'
import { memoryStorage } from '../../../../core/documents/storage/storage.ts'
import { isPlainObject } from '../../../../lib/values/json.ts'
import type { Cloud, Push } from '../syncer/cloud.ts'
import { joinCloud, joinIfClear } from '../syncer/join.ts'
import type { Outcome, RunOptions, SyncerPorts } from '../syncer/ports.ts'
import type { Choice } from '../syncer/pull.ts'
import { readSides } from '../syncer/sides.ts'
import { createSyncer } from '../syncer/syncer.ts'

interface PlainDocument {
  readonly id: string
  readonly section: Section
  readonly merge: MergeRule
  readonly initial: unknown
  readonly stays?: readonly string[]
  readonly keeps?: readonly string[]
  /** How many times its form has changed. */
  readonly version?: number
}

/** A document of any value; one that is `broken` cannot be read. */
export function plainDocument({ version = 0, merge, stays = [], keeps = [], ...rest }: PlainDocument): AnyDocument {
  const document: Document<unknown> = defineDocument<unknown>({
    ...{ ...rest, travels: 'device' },
    migrations: Array.from({ length: version }, () => (old: unknown) => old),
    schema: {
      parse: (value) => (value === 'broken' ? { ok: false, reason: value } : { ok: true, value, repaired: [] }),
    },
  })
  return { ...document, travel: { travels: 'account', merge, stays, keeps } }
}

/** A record of a list: a tile, a note, a todo. */
export interface PlainRecord {
  readonly id: string
  readonly [key: string]: unknown
}

/** A document of each section that the tests need. */
export const PLAIN_DOCUMENTS: readonly AnyDocument[] = [
  plainDocument({ id: 'home', section: 'nav_info', merge: { tree: {} }, initial: { groups: [] } }),
  plainDocument({
    ...{ id: 'notes', section: 'notes', initial: { noteList: [] } },
    merge: { tree: { content: 'text', time: 'max' }, copies: 'name' },
  }),
  plainDocument({ id: 'look', section: 'seting', merge: { each: 'later' }, initial: { size: 1 }, stays: ['mask'] }),
  plainDocument({ id: 'fish', section: 'wooden_fish', merge: { fields: { score: 'sum' } }, initial: { score: 0 } }),
  plainDocument({ id: 'schedule', section: 'schedule', merge: { tree: {} }, initial: { todoList: [] } }),
]

interface Options {
  readonly user?: string
  readonly values?: Map<string, unknown>
  readonly documents?: readonly AnyDocument[]
  readonly sections?: readonly Section[]
  readonly now?: () => number
}

let made = 0

/** A device with a syncer of which no message is held, and what has become of it. */
export function openPlainDevice(cloud: Cloud, options: Options = {}) {
  const { user = 'u', values = new Map<string, unknown>(), documents = PLAIN_DOCUMENTS, now = () => 1 } = options
  const storage = memoryStorage(values)
  const pushes: Push[] = []
  const asked: (readonly Section[])[] = []
  const kept: unknown[] = []
  const written: string[] = []
  const read = (id: string): unknown => Object(values.get(recordKey({ id }))).data
  const ports: SyncerPorts = {
    ...{ storage, documents, user, now },
    cloud: {
      times: cloud.times,
      read: (sections) => {
        asked.push(sections)
        return cloud.read(sections)
      },
      write: (push, files) => {
        pushes.push(push)
        return cloud.write(push, files)
      },
      writeLeaving: cloud.writeLeaving,
      readFile: cloud.readFile,
    },
    sections: () => options.sections ?? SECTIONS,
    merging: {
      createId: () => {
        made += 1
        return `made-${made}`
      },
      copySuffix: ' (copy)',
    },
    keepVersion: async () => void kept.push(Object.fromEntries(documents.map(({ id }) => [id, read(id)]))),
    onWritten: async (ids) => void written.push(...ids),
  }
  const syncer = createSyncer(ports)
  return {
    ...{ values, pushes, asked, kept, written, read },
    /** Stores a document as a page does. */
    put(id: string, data: unknown, version = 0) {
      const record = values.get(recordKey({ id }))
      const revision = isPlainObject(record) ? Number(record.revision) : 0
      values.set(recordKey({ id }), { version, data, revision: revision + 1, writer: 'page' })
    },
    run: (more: Partial<RunOptions> = {}): Promise<Outcome> => syncer.run({ push: true, ...more }),
    join: (choice: Choice) => joinCloud(ports, choice),
    joinIfClear: (welcomed: readonly string[] = []) => joinIfClear(ports, welcomed),
    sides: () => readSides(ports),
  }
}
