/** The size that senders have by default: one of this size is shown in the reader's. */
const COMMON_SIZE = 20

const LINE_HEIGHT = 1.6

/** The size in px of a message that its sender wanted of one, for a reader who has set another for all. */
export const shownSize = (size: number, fontSize: number): number =>
  Math.min(50, Math.max(12, Math.round((size * fontSize) / COMMON_SIZE)))

/** The same in a list, where none is larger than others. */
export const listedSize = (size: number, fontSize: number): number => shownSize(Math.min(size, COMMON_SIZE), fontSize)

/** The height in px of a message of a size. */
export const heightOf = (size: number): number => Math.round(size * LINE_HEIGHT)
