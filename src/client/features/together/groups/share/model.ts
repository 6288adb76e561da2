import { oneLine } from '../../../../../shared/lib/text/one-line.ts'

/** What its author says of a group that is shared. */
export interface ShareDraft {
  readonly name: string
  readonly info: string
  /** A name of the icons for groups; empty while none is chosen. */
  readonly icon: string
  /** What it is about (see `GROUP_SUBJECTS`). */
  readonly type: number
  /** Whether others see who has shared it. */
  readonly signed: boolean
}

/** What a draft lacks (spec section 5), and whether there is nothing to share. */
export function problemsOf({ name, icon }: ShareDraft, tiles: number): readonly ('name' | 'icon' | 'tiles')[] {
  return [
    ...(oneLine(name) === '' ? (['name'] as const) : []),
    ...(icon === '' ? (['icon'] as const) : []),
    ...(tiles === 0 ? (['tiles'] as const) : []),
  ]
}
