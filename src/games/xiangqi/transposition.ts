import type { Move } from './generate.ts'

/** What a stored value is: exact, at least, or at most. */
export const EXACT = 1
export const AT_LEAST = 2
export const AT_MOST = 3

/** What a search has found of positions, by their hashes; the newest replaces what lay in its place. */
export class TranspositionTable {
  private readonly mask: number
  private readonly checks: Int32Array
  private readonly moves: Uint16Array
  private readonly values: Int16Array
  private readonly depths: Int8Array
  private readonly bounds: Uint8Array

  /** @param entries how many it holds at least */
  constructor(entries: number) {
    const size = 2 ** Math.ceil(Math.log2(Math.max(2, entries)))
    this.mask = size - 1
    this.checks = new Int32Array(size)
    this.moves = new Uint16Array(size)
    this.values = new Int16Array(size)
    this.depths = new Int8Array(size)
    this.bounds = new Uint8Array(size)
  }

  /** The place of a position; -1 if nothing is known of it. */
  find(low: number, high: number): number {
    const at = low & this.mask
    return this.bounds[at] !== 0 && this.checks[at] === high ? at : -1
  }

  moveAt(at: number): Move {
    return this.moves[at] as Move
  }

  valueAt(at: number): number {
    return this.values[at] as number
  }

  /** Whether what is known of a position, looked at so deep, decides it for a window. */
  isDecisive(at: number, depth: number, value: number, alpha: number, beta: number): boolean {
    if ((this.depths[at] as number) < depth) return false
    const bound = this.bounds[at]
    return bound === EXACT || (bound === AT_LEAST ? value >= beta : value <= alpha)
  }

  store(low: number, high: number, move: Move, value: number, depth: number, bound: number): void {
    const at = low & this.mask
    this.checks[at] = high
    this.moves[at] = move
    this.values[at] = value
    this.depths[at] = depth
    this.bounds[at] = bound
  }
}
