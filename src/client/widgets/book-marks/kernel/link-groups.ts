import type { LinkState } from '../../../../shared/api/link-check.ts'
import type { PlacedBookmark } from '../model.ts'

/** What a check has told of an address. */
export interface LinkTold {
  readonly state: LinkState
  readonly to?: string
  readonly at: number
}

/** What needs a decision, the worst first; of what is refused nothing is known. */
export const GROUPS = ['gone', 'unreachable', 'moved', 'refused'] as const
export type GroupState = (typeof GROUPS)[number]

export interface CheckedBookmark extends PlacedBookmark {
  readonly told: LinkTold
}

/** The bookmarks of each state that need a decision, in the order of the tree; states without any are left out. */
export function groupByState(
  placed: readonly PlacedBookmark[],
  told: Readonly<Record<string, LinkTold>>,
): readonly { readonly state: GroupState; readonly checked: readonly CheckedBookmark[] }[] {
  const checked = placed.flatMap((one) => {
    const link = told[one.bookmark.url]
    return link === undefined ? [] : [{ ...one, told: link }]
  })
  return GROUPS.flatMap((state) => {
    const same = checked.filter((one) => one.told.state === state)
    return same.length === 0 ? [] : [{ state, checked: same }]
  })
}

/** When the oldest of what is known of these was told; undefined where nothing is. */
export function toldSince(
  placed: readonly PlacedBookmark[],
  told: Readonly<Record<string, LinkTold>>,
): number | undefined {
  const times = placed.flatMap(({ bookmark }) => told[bookmark.url]?.at ?? [])
  return times.length === 0 ? undefined : times.reduce((oldest, at) => Math.min(oldest, at))
}
