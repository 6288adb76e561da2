import type { Section } from '../../../../../shared/entities/section.ts'
import type { Reason, SectionTime } from '../../../../../shared/entities/sync.ts'
import type { AnyDocument } from '../../../../core/documents/document.ts'
import type { MergeContext } from '../../../../core/documents/merge/scope.ts'
import type { Storage } from '../../../../core/documents/storage/storage.ts'
import type { Cloud, CloudFailure } from './cloud.ts'
import type { DocumentCopy, VanishAnswer } from './pull.ts'

/** What the syncer needs of the world. */
export interface SyncerPorts {
  readonly storage: Pick<Storage, 'write'>
  readonly cloud: Cloud
  /** All that are registered; those that do not travel are passed over. */
  readonly documents: readonly AnyDocument[]
  readonly user: string
  /** The sections that are switched on. */
  readonly sections: () => readonly Section[]
  readonly merging: MergeContext
  /** Keeps what is here as a version of the local history. */
  readonly keepVersion: () => Promise<void>
  /**
   * Shows documents, by their ids, of which the records have been written.
   * @param isWhole whether a side was chosen at a login, so that also documents of which changes are no steps go back
   */
  readonly onWritten: (ids: readonly string[], isWhole: boolean) => Promise<void>
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** What the user must say before a section goes on: whether so many items may vanish that another device has deleted. */
export interface VanishQuestion {
  readonly section: Section
  /** The version in the cloud that has them no more. */
  readonly time: SectionTime
  readonly vanishing: number
  /** What the first of them are called. */
  readonly names: readonly string[]
}

/**
 * What a run has come to. `chooses`: somebody has logged in, and the cloud has something already; `paused`: other devices
 * write so often that this one gave up for a while; `failed`: the reason, what is here waits; `done`: all is the same
 * here and there, but for what is named.
 */
export type Outcome =
  | { readonly at: 'chooses' }
  | { readonly at: 'paused' }
  | { readonly at: 'failed'; readonly failure: CloudFailure }
  | ({ readonly at: 'done'; readonly sent: readonly Section[] } & Found)

/** What a run has found out on its way. */
export interface Found {
  readonly copies: readonly DocumentCopy[]
  readonly questions: readonly VanishQuestion[]
  /** Sections in the cloud that cannot be read. */
  readonly unreadable: readonly Section[]
  /** Sections that the cloud does not take as they are, and why. */
  readonly refused: readonly CloudFailure[]
}

export interface RunOptions {
  /** Whether what is here is sent, too. */
  readonly push: boolean
  /** Why, as the history says; `edit` unless said otherwise. */
  readonly reason?: Reason
  readonly vanishAnswers?: ReadonlyMap<Section, VanishAnswer>
}
