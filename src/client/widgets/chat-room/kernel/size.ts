/** The size of messages whose sender has chosen none, in px as danmaku. */
const USUAL_PX = 20
const LEAST = 12 / 14
const MOST = 2

/**
 * How large a message is in the list, as a multiple of its usual text: its size is that of danmaku, which are read from
 * further away.
 */
export const textScale = (size: number): number => Math.min(MOST, Math.max(LEAST, size / USUAL_PX))
