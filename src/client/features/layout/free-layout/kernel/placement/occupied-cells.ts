/** The occupied cells of a page, by row, down to the last occupied one. */
export class OccupiedCells {
  readonly #columns: number
  readonly #rows: Uint8Array[] = []

  constructor(columns: number) {
    this.#columns = columns
  }

  /** The number of rows down to the last occupied one. */
  get rows(): number {
    return this.#rows.length
  }

  /** Occupies the cells up to, not including, `right` and `bottom`; cells outside the page are ignored. */
  occupy(left: number, top: number, right: number, bottom: number): void {
    for (let row = Math.max(0, top); row < bottom; row++) {
      while (this.#rows.length <= row) this.#rows.push(new Uint8Array(this.#columns))
      this.#rows[row]?.fill(1, Math.max(0, left), Math.max(0, right))
    }
  }

  areFree(left: number, top: number, right: number, bottom: number): boolean {
    for (let row = top; row < bottom; row++) if (this.#rows[row]?.subarray(left, right).includes(1)) return false
    return true
  }

  /** The number of free cells in the first rows. */
  countFree(rows: number): number {
    let free = rows * this.#columns
    for (const row of this.#rows.slice(0, rows)) for (const cell of row) free -= cell
    return free
  }
}
