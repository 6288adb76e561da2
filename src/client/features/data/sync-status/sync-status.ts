import { createStore } from 'zustand/vanilla'
import type { Section } from '../../../../shared/entities/section.ts'
import type { SectionTime } from '../../../../shared/entities/sync.ts'

/**
 * What the user is to know or to say. `choose`: at a login, which side is to stay; `vanish`: whether so many items of a
 * section may go that another device has deleted; `tooLarge`, `unreadable`: sections that cannot be sent, or read; `full`:
 * the server has no room; `filesFull`: it has none for pictures and drawings; `paused`: other devices write all the time.
 */
export type Need =
  | { readonly kind: 'choose' | 'full' | 'filesFull' }
  | { readonly kind: 'paused' }
  | {
      readonly kind: 'vanish'
      readonly section: Section
      /** The version in the cloud that has them no more. */
      readonly time: SectionTime
      readonly vanishing: number
      /** What the first of them are called. */
      readonly names: readonly string[]
    }
  | { readonly kind: 'tooLarge' | 'unreadable'; readonly section: Section }

/** How this device and the cloud stand to one another. */
export interface SyncStatus {
  /** `off`: nobody is logged in, or nothing is known yet; `waiting`: changes of this device are not in the cloud yet. */
  readonly at: 'off' | 'saved' | 'waiting' | 'syncing'
  /** When both were the same, in ms since 1970; undefined if that is not known. */
  readonly lastAt: number | undefined
  readonly needs: readonly Need[]
}

/** What is shown of a status as a whole; `asks`: the user is to act. */
export type ShownSync = SyncStatus['at'] | 'asks'

/** Other devices that write all the time pause a device for a minute: that ends by itself. */
export const shownSync = ({ at, needs }: SyncStatus): ShownSync =>
  needs.some(({ kind }) => kind !== 'paused') ? 'asks' : at

/** Of this browser's user: the same in all tabs. */
export const syncStatus = createStore<SyncStatus>()(() => ({ at: 'off', lastAt: undefined, needs: [] }))
