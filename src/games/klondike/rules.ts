import { createRandom } from '../kit/random.ts'
import type { Rules } from '../kit/record.ts'
import { type Card, DECK, isRed, rankOf, suitOf } from './cards.ts'

/** What a game begins with: how many cards are drawn at a time, and the order of the deck. */
export interface Setup {
  readonly draw: 1 | 3
  readonly seed: number
}

/** A column: its cards from below, of which the first `down` lie face down. */
export interface Column {
  readonly cards: readonly Card[]
  readonly down: number
}

export interface Layout {
  readonly draw: 1 | 3
  /** Face down; the last one is drawn next. */
  readonly stock: readonly Card[]
  /** Face up; the last one lies on top. */
  readonly waste: readonly Card[]
  /** How many cards of each suit are home. */
  readonly home: readonly number[]
  readonly columns: readonly Column[]
  readonly score: number
}

/** A place from which cards are taken, or to which they go. */
export type Move =
  | { readonly type: 'draw' }
  /** The top card of the waste, or of a column, goes home. */
  | { readonly type: 'home'; readonly from: 'waste' | number }
  | { readonly type: 'column'; readonly from: 'waste'; readonly to: number }
  /** So many cards of a column go to another one. */
  | { readonly type: 'column'; readonly from: number; readonly count: number; readonly to: number }
  /** A card of a suit comes back. */
  | { readonly type: 'back'; readonly suit: number; readonly to: number }

/** The points of Windows' Solitaire, without those for time. */
const POINTS = { home: 10, toColumn: 5, turned: 5, back: -15, redealt: -100 }

const scored = (layout: Layout, points: number): Layout => ({ ...layout, score: Math.max(0, layout.score + points) })

/** Whether a card may lie on a column: on one of the other colour and the next rank, a king on none. */
export function fits(card: Card, { cards }: Column): boolean {
  const top = cards.at(-1)
  if (top === undefined) return rankOf(card) === 13
  return isRed(top) !== isRed(card) && rankOf(top) === rankOf(card) + 1
}

/** Whether a card is the next of its suit to go home. */
export const goesHome = (card: Card, { home }: Pick<Layout, 'home'>): boolean => home[suitOf(card)] === rankOf(card) - 1

const replace = <T>(list: readonly T[], at: number, value: T): readonly T[] => list.toSpliced(at, 1, value)

/** Takes cards off a column; what then lies on top is turned face up. Undefined if there are not so many. */
function takeOff(
  layout: Layout,
  at: number,
  count: number,
): { readonly cards: readonly Card[]; readonly layout: Layout } | undefined {
  const column = layout.columns[at]
  if (column === undefined || count < 1 || count > column.cards.length - column.down) return undefined
  const left = column.cards.slice(0, -count)
  const isTurned = left.length > 0 && left.length === column.down
  const next = { cards: left, down: isTurned ? column.down - 1 : column.down }
  const taken = { ...layout, columns: replace(layout.columns, at, next) }
  return { cards: column.cards.slice(-count), layout: isTurned ? scored(taken, POINTS.turned) : taken }
}

function putOn(layout: Layout, cards: readonly Card[], to: number): Layout | undefined {
  const column = layout.columns[to]
  const [lowest] = cards
  if (column === undefined || lowest === undefined || !fits(lowest, column)) return undefined
  return { ...layout, columns: replace(layout.columns, to, { ...column, cards: [...column.cards, ...cards] }) }
}

function sendHome(layout: Layout, card: Card): Layout | undefined {
  if (!goesHome(card, layout)) return undefined
  return scored({ ...layout, home: replace(layout.home, suitOf(card), rankOf(card)) }, POINTS.home)
}

function drawCards(layout: Layout): Layout | undefined {
  const { stock, waste, draw } = layout
  if (stock.length === 0) {
    if (waste.length === 0) return undefined
    const redealt = { ...layout, stock: waste.toReversed(), waste: [] }
    return draw === 1 ? scored(redealt, POINTS.redealt) : redealt
  }
  return { ...layout, stock: stock.slice(0, -draw), waste: [...waste, ...stock.slice(-draw).toReversed()] }
}

export const rules: Rules<Setup, Layout, Move> = {
  begin({ draw, seed }) {
    const deck = createRandom(seed).shuffled(DECK)
    const columns = Array.from({ length: 7 }, (_, at) => ({ cards: deck.splice(-(at + 1)), down: at }))
    return { draw, stock: deck, waste: [], home: [0, 0, 0, 0], columns, score: 0 }
  },
  play(layout, move) {
    switch (move.type) {
      case 'draw':
        return drawCards(layout)
      case 'home': {
        const top = move.from === 'waste' ? takeWaste(layout) : takeOff(layout, move.from, 1)
        const [card] = top?.cards ?? []
        return top && card !== undefined ? sendHome(top.layout, card) : undefined
      }
      case 'column': {
        const taken = move.from === 'waste' ? takeWaste(layout) : takeOff(layout, move.from, move.count)
        if (taken === undefined || move.from === move.to) return undefined
        const put = putOn(taken.layout, taken.cards, move.to)
        return put && (move.from === 'waste' ? scored(put, POINTS.toColumn) : put)
      }
      case 'back': {
        const rank = layout.home[move.suit] ?? 0
        if (rank === 0) return undefined
        const taken = { ...layout, home: replace(layout.home, move.suit, rank - 1) }
        const put = putOn(taken, [move.suit * 13 + rank - 1], move.to)
        return put && scored(put, POINTS.back)
      }
    }
  },
}

function takeWaste(layout: Layout): { readonly cards: readonly Card[]; readonly layout: Layout } | undefined {
  const card = layout.waste.at(-1)
  return card === undefined ? undefined : { cards: [card], layout: { ...layout, waste: layout.waste.slice(0, -1) } }
}

export const isWon = ({ home }: Layout): boolean => home.every((rank) => rank === 13)

/** How many cards are home. */
export const cardsHome = ({ home }: Layout): number => home.reduce((sum, rank) => sum + rank, 0)

/** Whether all that is left is to send the cards home: none lies face down, and none is to be drawn. */
export const canFinish = (layout: Layout): boolean =>
  !isWon(layout) &&
  layout.stock.length === 0 &&
  layout.waste.length <= 1 &&
  layout.columns.every(({ down }) => down === 0)

/** The next move that sends a card home, the lowest rank first; undefined if none can go. */
export function homeward(layout: Layout): Move | undefined {
  const sources: readonly ('waste' | number)[] = ['waste', ...layout.columns.keys()]
  const moves = sources.flatMap((from) => {
    const card = from === 'waste' ? layout.waste.at(-1) : layout.columns[from]?.cards.at(-1)
    return card !== undefined && goesHome(card, layout) ? [{ card, from }] : []
  })
  const [lowest] = moves.toSorted((a, b) => rankOf(a.card) - rankOf(b.card))
  return lowest && { type: 'home', from: lowest.from }
}
