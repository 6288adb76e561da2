import type { Cell } from './cells.ts'
import type { Field } from './field.ts'
import { other, type Side } from './rules.ts'
import { SHAPE } from './shapes.ts'

/** Looks for wins by fours alone: each of them leaves the other side one answer. */
export class Fours {
  /** How many positions it has looked at. */
  nodes = 0
  readonly #field: Field
  #limit = 0
  /** Positions without such a win, for each side. */
  readonly #failed: readonly [Set<number>, Set<number>] = [new Set(), new Set()]

  constructor(field: Field) {
    this.#field = field
  }

  /** The first move of such a win for whoever has the turn. @param most positions to look at; undefined if it finds none */
  find(side: Side, most: number): Cell | undefined {
    this.#limit = this.nodes + most
    return this.#find(side)
  }

  #find(side: Side): Cell | undefined {
    this.nodes += 1
    const field = this.#field
    const { counts } = field.of(side)
    const threatened = field.of(other(side)).counts[SHAPE.five] ?? 0
    if ((counts[SHAPE.five] ?? 0) > 0) return field.cellsOf(side, SHAPE.five)[0]
    if (threatened > 1) return undefined
    if (threatened === 0 && (counts[SHAPE.openFour] ?? 0) > 0) return field.cellsOf(side, SHAPE.openFour)[0]
    const failed = this.#failed[side - 1]
    if (failed?.has(field.key) === true) return undefined
    for (const cell of this.#tries(side, threatened > 0)) {
      if (this.nodes >= this.#limit) return undefined
      if (this.#wins(side, cell)) return cell
    }
    if (this.nodes < this.#limit) failed?.add(field.key)
    return undefined
  }

  /** The fours, the most promising first. @param isThreatened whether one has to be where the other side makes five */
  #tries(side: Side, isThreatened: boolean): readonly Cell[] {
    const field = this.#field
    const { counts } = field.of(side)
    if ((counts[SHAPE.four] ?? 0) + (counts[SHAPE.fourThree] ?? 0) + (counts[SHAPE.openFour] ?? 0) === 0) return []
    const tries = field.cellsOf(side, SHAPE.four)
    if (!isThreatened) return tries.toSorted((a, b) => field.of(side).promiseAt(b) - field.of(side).promiseAt(a))
    return tries.filter((cell) => field.of(other(side)).shapeAt(cell) === SHAPE.five)
  }

  #wins(side: Side, cell: Cell): boolean {
    const field = this.#field
    field.set(side, cell)
    const answer = field.fiveBeside(side, cell)
    let isWon = false
    if (answer !== undefined) {
      field.set(other(side), answer)
      isWon = this.#find(side) !== undefined
      field.takeBack(answer)
    }
    field.takeBack(cell)
    return isWon
  }
}
