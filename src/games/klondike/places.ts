import type { Card } from './cards.ts'
import type { Layout } from './rules.ts'

/** A pile of the table: `stock`, `waste`, the home of a suit, a column. */
export type Pile = 'stock' | 'waste' | `home${number}` | `column${number}`

/** Where a card lies. */
export interface Place {
  readonly card: Card
  readonly pile: Pile
  /** From below, from 0. */
  readonly at: number
  readonly isUp: boolean
  /** How many cards lie on it. */
  readonly above: number
  /** In a column: how many face down and face up cards lie below it. */
  readonly downs: number
  readonly ups: number
}

/** How many drawn cards are seen beside one another. */
const FANNED = 3

/** Where every card lies, in the order of the deck. */
export function placesOf({ stock, waste, home, columns }: Layout): readonly Place[] {
  const flat = { downs: 0, ups: 0 }
  const pileOf = (pile: Pile, cards: readonly Card[], isUp: boolean): readonly Place[] =>
    cards.map((card, at) => ({ card, pile, at, isUp, above: cards.length - 1 - at, ...flat }))
  const fan = pileOf('waste', waste, true).map((place) => ({
    ...place,
    ups: Math.max(0, Math.min(waste.length, FANNED) - 1 - place.above),
  }))
  const homes = home.flatMap((rank, suit) =>
    pileOf(
      `home${suit}`,
      Array.from({ length: rank }, (_, at) => suit * 13 + at),
      true,
    ),
  )
  const laid = columns.flatMap(({ cards, down }, column) =>
    pileOf(`column${column}`, cards, true).map((place) => ({
      ...place,
      isUp: place.at >= down,
      downs: Math.min(place.at, down),
      ups: Math.max(0, place.at - down),
    })),
  )
  return [...pileOf('stock', stock, false), ...fan, ...homes, ...laid].toSorted((a, b) => a.card - b.card)
}

/** The column or suit of a pile. */
export const numberOf = (pile: Pile): number => Number(pile.replace(/\D/g, ''))
