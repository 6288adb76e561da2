import { SECTIONS, type Section } from '../../../../shared/entities/section.ts'
import type { Reason, SectionTime } from '../../../../shared/entities/sync.ts'

/** Times of some of the sections. */
export type Times = { readonly [section in Section]?: SectionTime }

/** A body as it is stored; `size` is that of its text, in bytes. */
export interface Body {
  readonly packed: Uint8Array
  readonly size: number
}

/** Sections that a user sends. Without `base` the write is blind, without `opId` it is done however often it is sent. */
export interface Push {
  readonly userId: string
  /** Names the login. */
  readonly sessionId: string
  readonly device: string
  readonly reason: Reason
  /** As the device says, in ms since the epoch; 0 if it does not. */
  readonly backupTime: number
  readonly base?: Times | undefined
  readonly opId?: string | undefined
  readonly epoch?: string | undefined
  readonly bodies: ReadonlyMap<Section, Body>
}

/** What was written: the answer to a push, as it is remembered. */
export interface Written {
  readonly epoch: string
  readonly times: Times
}

/** A section in the cloud. */
export interface SectionState {
  /** Of the current version; 0 while there is none. */
  readonly time: SectionTime
  /** The highest time that was ever given. */
  readonly last: SectionTime
}

/** What the cloud has of a user. */
export interface Account {
  readonly sections: ReadonlyMap<Section, SectionState>
  /** By the ids of the pushes that may come again. */
  readonly operations: ReadonlyMap<string, Written>
}

/** A version to add; `base` is the one that it was written over, 0 for none. */
export interface NewVersion {
  readonly section: Section
  readonly time: SectionTime
  readonly base: SectionTime
  readonly body: Body
}

/** What a push comes to: what it is told, and what is to be written. */
export type Decision =
  | { readonly kind: 'known'; readonly written: Written }
  | { readonly kind: 'otherEpoch'; readonly epoch: string }
  | { readonly kind: 'stale'; readonly times: Times }
  | {
      readonly kind: 'written'
      readonly written: Written
      readonly versions: readonly NewVersion[]
      /** Versions that were replaced by a writer who did not know them. */
      readonly replacedBlind: Times
      /** The account from now on. */
      readonly account: Account
    }

const ABSENT: SectionState = { time: 0, last: 0 }

/**
 * Decides on a push (security.md 3.2, 3.3). A time is later than all that its section has had, whatever the clock says.
 * @param now the database's time, in ms
 */
export function decidePush(account: Account, push: Push, { epoch, now }: { epoch: string; now: number }): Decision {
  const { opId, reason, bodies } = push
  const known = opId === undefined ? undefined : account.operations.get(opId)
  if (known !== undefined) return { kind: 'known', written: known }
  if (push.epoch !== undefined && push.epoch !== epoch) return { kind: 'otherEpoch', epoch }
  const stateOf = (section: Section) => account.sections.get(section) ?? ABSENT
  const isStash = reason === 'stash'
  const { base } = push
  const isStale =
    !isStash &&
    base !== undefined &&
    [...bodies.keys()].some((section) => (base[section] ?? 0) !== stateOf(section).time)
  if (isStale) return { kind: 'stale', times: allTimes(account) }

  const sections = new Map(account.sections)
  const versions: NewVersion[] = []
  const replacedBlind: Partial<Record<Section, SectionTime>> = {}
  for (const [section, body] of bodies) {
    const { time: current, last } = stateOf(section)
    const time = Math.max(now, last + 1)
    versions.push({ section, time, body, base: isStash ? 0 : current })
    sections.set(section, { time: isStash ? current : time, last: time })
    if (!isStash && base === undefined && current > 0) replacedBlind[section] = current
  }
  const written = { epoch, times: Object.fromEntries(versions.map(({ section, time }) => [section, time])) }
  const operations = opId === undefined ? account.operations : new Map(account.operations).set(opId, written)
  return { kind: 'written', written, versions, replacedBlind, account: { sections, operations } }
}

const allTimes = ({ sections }: Account): Times =>
  Object.fromEntries(SECTIONS.map((section) => [section, sections.get(section)?.time ?? 0]))
