import { numberOf, type Pile } from './places.ts'
import { fits, goesHome, type Layout, type Move } from './rules.ts'

/** What is taken: cards of a pile from one of them on. */
export interface Taken {
  readonly pile: Pile
  /** The place of the lowest of them in the pile, from 0. */
  readonly at: number
}

/** The cards that are taken from the face up ones of a column, the waste or a home; none where that is not possible. */
export function takenCards(layout: Layout, { pile, at }: Taken): readonly number[] {
  const number = numberOf(pile)
  if (pile === 'waste') return layout.waste.slice(-1)
  if (pile.startsWith('home'))
    return (layout.home[number] ?? 0) > 0 ? [number * 13 + (layout.home[number] ?? 0) - 1] : []
  const column = pile.startsWith('column') ? layout.columns[number] : undefined
  return column === undefined || at < column.down ? [] : column.cards.slice(at)
}

/** The move that puts taken cards on a pile; the rules say whether it is allowed. Undefined if there is no such move. */
export function moveTo(layout: Layout, taken: Taken, pile: Pile): Move | undefined {
  const { length } = takenCards(layout, taken)
  if (length === 0 || pile === taken.pile) return undefined
  const [from, to] = [numberOf(taken.pile), numberOf(pile)]
  if (pile.startsWith('home') && length === 1)
    return taken.pile.startsWith('home') ? undefined : { type: 'home', from: taken.pile === 'waste' ? 'waste' : from }
  if (!pile.startsWith('column')) return undefined
  if (taken.pile === 'waste') return { type: 'column', from: 'waste', to }
  return taken.pile.startsWith('home') ? { type: 'back', suit: from, to } : { type: 'column', from, count: length, to }
}

/** Where pressed cards go by themselves: home, else to a column with cards, else to an empty one. */
export function ownMove(layout: Layout, taken: Taken): Move | undefined {
  const cards = takenCards(layout, taken)
  const [lowest] = cards
  if (lowest === undefined) return undefined
  if (cards.length === 1 && goesHome(lowest, layout) && !taken.pile.startsWith('home'))
    return moveTo(layout, taken, 'home0')
  const fitting = [...layout.columns.entries()].filter(
    ([to, column]) => `column${to}` !== taken.pile && fits(lowest, column),
  )
  const [target] = fitting.toSorted(([, a], [, b]) => Number(a.cards.length === 0) - Number(b.cards.length === 0))
  // a king that lies at the bottom of a column gains nothing by another empty one
  if (target === undefined || (target[1].cards.length === 0 && taken.pile.startsWith('column') && taken.at === 0))
    return undefined
  return moveTo(layout, taken, `column${target[0]}`)
}
