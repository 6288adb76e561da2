/** Which cells of a page are taken, row by row, as far down as anything stands. */
export class Cells {
  readonly #columns: number
  readonly #rows: Uint8Array[] = []

  constructor(columns: number) {
    this.#columns = columns
  }

  /** Rows in which anything stands, or above which something does. */
  get rows(): number {
    return this.#rows.length
  }

  /** Takes the cells from a column and a row up to, not including, others; what lies beside the page is left out. */
  take(left: number, top: number, right: number, bottom: number): void {
    for (let row = Math.max(0, top); row < bottom; row++) {
      while (this.#rows.length <= row) this.#rows.push(new Uint8Array(this.#columns))
      this.#rows[row]?.fill(1, Math.max(0, left), Math.max(0, right))
    }
  }

  areFree(left: number, top: number, right: number, bottom: number): boolean {
    for (let row = top; row < bottom; row++) if (this.#rows[row]?.subarray(left, right).includes(1)) return false
    return true
  }

  /** How many cells of the first rows are free. */
  freeIn(rows: number): number {
    let free = rows * this.#columns
    for (const row of this.#rows.slice(0, rows)) for (const cell of row) free -= cell
    return free
  }
}
