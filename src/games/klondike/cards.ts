/** A card: its suit (0 spades, 1 hearts, 2 clubs, 3 diamonds) times thirteen, plus its rank, 0 for an ace. */
export type Card = number

export const DECK: readonly Card[] = Array.from({ length: 52 }, (_, card) => card)

export const suitOf = (card: Card): number => Math.floor(card / 13)
/** From 1 for an ace to 13 for a king. */
export const rankOf = (card: Card): number => (card % 13) + 1
export const isRed = (card: Card): boolean => suitOf(card) % 2 === 1

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
/** The rank as it stands on a card. */
export const rankText = (card: Card): string => RANKS[card % 13] ?? ''
