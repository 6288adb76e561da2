import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Section } from '../../../shared/entities/section.ts'
import type { MergeRule, Travel } from './merge/rule.ts'
import type { Parsed, Schema } from './schemas/schema.ts'

/** A document in storage or in a backup. */
export interface Encoded {
  readonly version: number
  readonly data: unknown
}

/**
 * Where a change comes from: the user in this tab, who edits or only looks elsewhere (`view`), an undo, another tab,
 * another device by way of the cloud, the loading of storage, or the program itself. `view` and `program` are stored, and
 * are no steps of undo; `cloud` is one, and stored already.
 */
export type Origin = 'local' | 'view' | 'history' | 'remote' | 'cloud' | 'storage' | 'program'

/** Whether a change is one that storage has already. */
export const isStoredChange = (origin: Origin): boolean =>
  origin === 'remote' || origin === 'cloud' || origin === 'storage'

/** Successive changes with the same `merge` key within a second are one undo step. */
export interface ChangeOptions {
  readonly origin?: Origin
  readonly merge?: string
}

/** A change as watchers receive it. `change` is pure and can be applied again to a newer value. */
export interface Change<T> {
  readonly before: T
  readonly after: T
  readonly origin: Origin
  readonly change: (now: T) => T
  readonly merge: string | undefined
}

/** The result of reading stored data: valid or repaired, written by a newer program, or unusable. */
export type Decoded<T> =
  | { readonly at: 'read'; readonly value: T; readonly migrated: boolean; readonly repaired: readonly string[] }
  | { readonly at: 'newer' }
  | { readonly at: 'invalid'; readonly reason: string }

/** A piece of the user's data with a schema, an initial value and a migration from every older version. */
export interface Document<T> {
  readonly id: string
  readonly section: Section
  readonly travel: Travel
  /** How the documents on demand of this list are merged, those with the ids `ID.NAME`; undefined if there are none. */
  readonly parts: MergeRule | undefined
  /** The number of migrations. */
  readonly version: number
  readonly undoable: boolean
  readonly initial: T
  readonly store: StoreApi<T>
  get(): T
  set(value: T, options?: ChangeOptions): void
  update(change: (now: T) => T, options?: ChangeOptions): void
  subscribe(listener: (value: T) => void): () => void
  watch(watcher: (change: Change<T>) => void): () => void
  /** Its own value, where another one is being tried on; else as `get`. */
  kept(): T
  /**
   * Shows another value for a while: nothing is stored or told, watchers are not called, and any change, which follows
   * the kept value, ends it.
   * @returns what ends it
   */
  tryOn(value: T): () => void
  encode(): Encoded
  decode(stored: unknown): Decoded<T>
  /** Loads the repairing schema that `decode` needs for damaged data. */
  prepareRepair(): Promise<void>
}

/** Any document, for loops over all of them. */
// biome-ignore lint/suspicious/noExplicitAny: documents of different types are in one list
export type AnyDocument = Document<any>

/** A travel whose keys are the value's own. */
type TravelOf<T> =
  | Extract<Travel, { travels: 'device' }>
  | {
      readonly travels: 'account'
      readonly merge:
        | Exclude<MergeRule, { fields: unknown }>
        | { readonly fields: { readonly [K in keyof T]?: MergeRule } }
      readonly stays?: readonly (keyof T & string)[]
      readonly keeps?: readonly string[]
    }

interface Content<T> {
  readonly id: string
  readonly parts?: MergeRule
  readonly section: Section
  readonly schema: Schema<T>
  /** A schema that repairs damaged data part by part, where `schema` accepts only valid data; loaded on demand. */
  readonly repair?: () => Promise<{ readonly default: Schema<T> }>
  readonly initial: T
  /** Step n migrates from version n to n + 1. Each needs a permanent fixture of version n. */
  readonly migrations?: readonly ((old: unknown) => unknown)[]
  /** False where undo should not act, such as a counter or the search history. */
  readonly undoable?: boolean
  /** Makes dependent values consistent after each change; idempotent. */
  readonly normalize?: (value: T) => T
}
type Definition<T> = Content<T> & TravelOf<T>

let tried = 0
const countTried = (by: 1 | -1) => {
  tried += by
}

/** Whether any document shows a value that is only tried on: what the page looks like now is not to be remembered. */
export const isTryingOn = (): boolean => tried > 0

/** Declares a document; it starts with `initial` until storage has been read. */
export function defineDocument<T>(definition: Definition<T>): Document<T> {
  const { id, section, repair, initial, migrations = [], undoable = true, normalize = (value) => value } = definition
  const store = createStore<T>()(() => initial)
  let { schema } = definition
  /** The document's own value while another one is tried on. */
  let own: { readonly value: T } | undefined
  const kept = () => (own === undefined ? store.getState() : own.value)
  const watchers = new Set<(change: Change<T>) => void>()
  /** Changes that watchers have not received yet: one made by a listener comes after the one that it reacts to. */
  const queued: Change<T>[] = []

  function update(change: (now: T) => T, { origin = 'local', merge }: ChangeOptions = {}) {
    const normalizedChange = (now: T) => normalize(change(now))
    const before = kept()
    const after = normalizedChange(before)
    if (Object.is(before, after)) return
    takeOff()
    const isOutermost = queued.push({ before, after, origin, change: normalizedChange, merge }) === 1
    try {
      store.setState(after, true)
    } finally {
      if (isOutermost) notify() // also if a listener has thrown: the change has been made
    }
  }

  function takeOff() {
    if (own === undefined) return
    const { value } = own
    own = undefined
    countTried(-1)
    store.setState(value, true)
  }

  function tryOn(value: T) {
    if (own === undefined) countTried(1)
    const trial = { value: kept() }
    own = trial
    store.setState(normalize(value), true)
    return () => {
      if (own === trial) takeOff()
    }
  }

  function notify() {
    try {
      for (const change of queued) for (const watcher of watchers) watcher(change)
    } finally {
      queued.length = 0
    }
  }

  return {
    id,
    section,
    travel: travelOf(definition),
    parts: definition.parts,
    version: migrations.length,
    undoable,
    initial,
    store,
    get: store.getState,
    set: (value, options) => update(() => value, options),
    update,
    subscribe: (listener) => store.subscribe(listener),
    watch(watcher) {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    kept,
    tryOn,
    encode: () => ({ version: migrations.length, data: kept() }),
    decode: (stored) => decode(stored, schema, migrations),
    prepareRepair: async () => {
      schema = (await repair?.())?.default ?? schema
    },
  }
}

function travelOf<T>(definition: TravelOf<T>): Travel {
  if (definition.travels === 'device') return { travels: 'device' }
  const { travels, merge, stays = [], keeps = [] } = definition
  return { travels, merge: merge as MergeRule, stays, keeps } // a rule of fields whose names have been checked
}

function decode<T>(stored: unknown, schema: Schema<T>, migrations: readonly ((old: unknown) => unknown)[]): Decoded<T> {
  if (!isEncoded(stored)) return { at: 'invalid', reason: 'not a stored document' }
  if (stored.version > migrations.length) return { at: 'newer' }
  try {
    const data = migrations.slice(stored.version).reduce((old, migrate) => migrate(old), stored.data)
    return toDecoded(schema.parse(data), stored.version < migrations.length)
  } catch (error) {
    return { at: 'invalid', reason: String(error) }
  }
}

function toDecoded<T>(parsed: Parsed<T>, migrated: boolean): Decoded<T> {
  if (!parsed.ok) return { at: 'invalid', reason: parsed.reason }
  return { at: 'read', value: parsed.value, migrated, repaired: parsed.repaired }
}

/** A version is an integer from 0; anything else was not written by this program. */
export function isEncoded(stored: unknown): stored is Encoded {
  const { version, data }: Partial<Encoded> = Object(stored)
  return Number.isInteger(version) && Number(version) >= 0 && data !== undefined
}
