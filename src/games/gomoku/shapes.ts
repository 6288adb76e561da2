/**
 * What a stone would make of one line through its cell, told from the four cells at either side of it: the greater the
 * better. Open: both ends can be made five, or the stronger shape.
 */
export const LINE = { two: 3, openTwo: 4, three: 5, openThree: 6, four: 7, openFour: 8, five: 9 } as const

/** What a stone would make of all four lines through its cell: the greater the more urgent. */
export const SHAPE = { none: 0, three: 1, doubleThree: 2, four: 3, fourThree: 4, openFour: 5, five: 6 } as const
export const SHAPES = 7

/** How far a cell is seen along a line to either side. */
export const REACH = 4
/**
 * The cells at either side as one number in base 3, the farthest at the left first: 0 free, 1 own, 2 the other's or the
 * edge. What a cell adds by its place.
 */
export const PLACES: readonly number[] = Array.from({ length: 2 * REACH }, (_, place) => 3 ** place)

/** The kind of line by the number of its cells. */
export const LINE_OF: Uint8Array = linesByCode()

function linesByCode(): Uint8Array {
  const lines = new Uint8Array(3 ** (2 * REACH))
  // one more stone makes a larger number, so that the stronger shapes are known before
  for (let code = lines.length - 1; code >= 0; code--) lines[code] = lineOfCode(code, lines)
  return lines
}

function lineOfCode(code: number, known: Uint8Array): number {
  const digits = PLACES.map((place) => Math.floor(code / place) % 3)
  if (isFive(digits)) return LINE.five
  let [fives, best] = [0, 0]
  for (const [at, digit] of digits.entries()) {
    if (digit !== 0) continue
    const next = known[code + (PLACES[at] ?? 0)] ?? 0
    if (next === LINE.five) fives += 1
    else if (next > best) best = next
  }
  if (fives > 0) return fives > 1 ? LINE.openFour : LINE.four
  return Math.max(0, best - 2) // what one more stone makes an open four is an open three, and so on
}

/** Whether five own stones in a row contain the one in the middle. */
function isFive(digits: readonly number[]): boolean {
  const own = (list: readonly number[]) => {
    const end = list.findIndex((digit) => digit !== 1)
    return end < 0 ? list.length : end
  }
  return own(digits.slice(0, REACH).toReversed()) + own(digits.slice(REACH)) >= 4
}

/** The four lines of a cell as one number: four bits each. */
const ALL_LINES = 1 << 16

const linesOf = (packed: number): readonly number[] => [0, 4, 8, 12].map((shift) => (packed >> shift) & 15)

/** The shape by the four lines of a cell. */
export const SHAPE_OF: Uint8Array = Uint8Array.from({ length: ALL_LINES }, (_, packed) => {
  const lines = linesOf(packed)
  const count = (kind: number) => lines.filter((line) => line === kind).length
  if (count(LINE.five) > 0) return SHAPE.five
  if (count(LINE.openFour) > 0 || count(LINE.four) > 1) return SHAPE.openFour
  const threes = count(LINE.openThree)
  if (count(LINE.four) > 0) return threes > 0 ? SHAPE.fourThree : SHAPE.four
  return threes > 1 ? SHAPE.doubleThree : threes > 0 ? SHAPE.three : SHAPE.none
})

const sumOf = (worth: readonly number[]): Int16Array =>
  Int16Array.from({ length: ALL_LINES }, (_, packed) =>
    Math.min(
      20_000,
      linesOf(packed).reduce((sum, line) => sum + (worth[line] ?? 0), 0),
    ),
  )

/** What a stone is worth there, by the four lines of its cell: for the order in which moves are looked at. */
export const PROMISE_OF: Int16Array = sumOf([0, 1, 4, 5, 20, 22, 80, 70, 900, 5000])
/** What it is worth to have the cell free, as a part of what a position is worth. */
export const WORTH_OF: Int16Array = sumOf([0, 0, 2, 2, 12, 9, 60, 50, 130, 160])
