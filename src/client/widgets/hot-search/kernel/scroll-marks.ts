/** A scrolled list, in px. */
export interface ScrollState {
  readonly top: number
  /** What is seen of it, and how high it is. */
  readonly room: number
  readonly content: number
}

/** How far a list fades at its two ends, and its bar, in px. */
export interface ScrollMarks {
  readonly head: number
  readonly foot: number
  readonly barTop: number
  /** 0 where the whole list is seen. */
  readonly barHeight: number
}

const BAR_LEAST = 24

/** What shows that a list goes on: it fades at an end that more lies beyond, by at most that much. @param most in px */
export function scrollMarks(
  { top, room, content }: ScrollState,
  most: { readonly head: number; readonly foot: number },
): ScrollMarks {
  const hidden = content - room
  if (room <= 0 || hidden < 1) return { head: 0, foot: 0, barTop: 0, barHeight: 0 }
  const above = Math.min(Math.max(top, 0), hidden)
  const barHeight = Math.round(Math.max(BAR_LEAST, (room * room) / content))
  return {
    head: Math.min(most.head, Math.round(above)),
    foot: Math.min(most.foot, Math.round(hidden - above)),
    barTop: Math.round(((room - barHeight) * above) / hidden),
    barHeight,
  }
}
