import type { Section } from '../../../../../shared/entities/section.ts'
import type { Reason, SectionTime } from '../../../../../shared/entities/sync.ts'

/** Versions of sections; one that is left out is not in the cloud. */
export type SectionTimes = { readonly [section in Section]?: SectionTime }
/** Sections as they are sent: JSON. */
export type Bodies = { readonly [section in Section]?: string }

/** What is sent to be written: all of it or nothing, and once however often it is sent. */
export interface Push {
  readonly opId: string
  readonly epoch: string
  /** The versions that the bodies follow: 0 where there is none. */
  readonly base: SectionTimes
  readonly bodies: Bodies
  readonly reason: Reason
}

/** An answer of the cloud: the versions, and the timeline that they are of. */
export interface CloudTimes {
  readonly epoch: string
  readonly times: SectionTimes
}

/** The answer to a push, and the hashes of the files for which there was no room. */
export interface WrittenPush extends CloudTimes {
  readonly refusedFiles?: readonly string[]
}

/** The data of a user at the server. All of it rejects with a `CloudFailure`. */
export interface Cloud {
  times(): Promise<CloudTimes>
  read(sections: readonly Section[]): Promise<CloudTimes & { readonly bodies: Bodies }>
  /**
   * Resolves once it is durable, with the versions of what was written.
   * @param files what the bodies name and the cloud may not have yet, by the hashes
   */
  write(push: Push, files: ReadonlyMap<string, string>): Promise<WrittenPush>
  /** Sends a push as the page is left: nobody waits for the answer. One that is too large for that is not sent. */
  writeLeaving(push: Push): void
  /** A file that a body names; undefined if the cloud does not have it. */
  readFile(hash: string): Promise<string | undefined>
}

/**
 * Why the cloud did not do it. `stale`: another device has written meanwhile; `otherEpoch`: the server's data was put
 * back to an earlier state; `tooLarge` and `unreadable`: a section that the server does not take, and does not take the
 * next time either; `full`: no room at the server; `expired`: nobody is logged in; `busy`, with seconds to wait;
 * `unreachable`: no answer, so that it may be done or not.
 */
export type CloudFault =
  | 'stale'
  | 'otherEpoch'
  | 'tooLarge'
  | 'unreadable'
  | 'full'
  | 'expired'
  | 'busy'
  | 'unreachable'

export class CloudFailure extends Error {
  readonly fault: CloudFault
  /** Of which section. */
  readonly section: Section | undefined
  /** Seconds until it may be tried again. */
  readonly retryAfter: number | undefined
  /** What was asked of it. */
  readonly asked: keyof Cloud | undefined

  constructor(fault: CloudFault, more: Partial<Pick<CloudFailure, 'section' | 'retryAfter' | 'asked'>> = {}) {
    super(fault)
    this.name = 'CloudFailure'
    this.fault = fault
    this.section = more.section
    this.retryAfter = more.retryAfter
    this.asked = more.asked
  }
}
