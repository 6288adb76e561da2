/** A tile without a place: the columns and rows of its chips. */
export interface AskGrid {
  readonly columns: number
  readonly rows: number
  /** The longest name that one column has room for, in em. */
  readonly room: number
}

/** The grid of a tile of at least two rows and two columns: no more cells than twelve cities and the last chip fill. */
export function askGrid(rows: number, columns: number): AskGrid {
  if (rows === 2 && columns < 4) return { columns: columns + 1, rows: 1, room: 2.2 }
  const across = columns < 4 ? 2 : columns < 6 ? 4 : 6
  const down = rows === 2 ? 2 : rows === 3 ? 4 : 6
  return {
    columns: across,
    rows: Math.min(down, Math.ceil(12 / across)),
    room: columns === 3 ? 6.4 : across > 2 ? 4.2 : 3.5,
  }
}

/** A chip and how many columns it takes. */
export interface AskChip<T> {
  readonly of: T
  readonly span: number
}

/**
 * The names that fill a grid but for its last cell, which is for what leads to all others: in their order, but one that is
 * too long for the rest of its row gives way to the next that is not.
 * @param widthOf in em
 */
export function fittingChips<T>(
  names: readonly T[],
  { columns, rows, room }: AskGrid,
  widthOf: (name: T) => number,
): readonly AskChip<T>[] {
  const left = [...names]
  const chips: AskChip<T>[] = []
  const spanOf = (name: T) => (widthOf(name) <= room ? 1 : 2)
  let cell = 0
  while (cell < columns * rows - 1) {
    const isLastRow = cell >= columns * (rows - 1)
    const free = columns - (cell % columns) - (isLastRow ? 1 : 0)
    const index = left.findIndex((name) => spanOf(name) <= free)
    const [of] = index < 0 ? [] : left.splice(index, 1)
    const last = chips.at(-1)
    const isRowBegun = cell % columns > 0
    if (of !== undefined) chips.push({ of, span: spanOf(of) })
    else if (last === undefined || left.length === 0 || !isRowBegun) return chips
    else chips[chips.length - 1] = { ...last, span: last.span + free }
    cell += of === undefined ? free : spanOf(of)
  }
  return chips
}

/** How wide a sign is at most about, in em: small letters are narrower than capitals, these than Han, kana and Hangul. */
const signWidth = (sign: string): number => (/[A-Zmw]/.test(sign) ? 0.7 : /[ -ɏ’]/.test(sign) ? 0.54 : 1)

/** About how wide a name is, in em. */
export const nameWidth = (name: string): number => [...name].reduce((em, sign) => em + signWidth(sign), 0)
