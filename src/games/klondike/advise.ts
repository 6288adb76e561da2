import { rankOf } from './cards.ts'
import { fits, goesHome, type Layout, type Move, rules } from './rules.ts'

/** A move that may help, and how much: the more, the better. */
export interface Advice {
  readonly move: Move
  readonly worth: number
}

/** The lowest rank that may still be needed on the columns: cards below it can go home without harm. */
const safeRank = ({ home }: Layout): number => Math.min(...home) + 2

/** All moves that lead somewhere, without drawing, each with its worth. */
export function usefulMoves(layout: Layout): readonly Advice[] {
  return [...wasteMoves(layout), ...layout.columns.keys().flatMap((from) => columnMoves(layout, from))]
}

function wasteMoves(layout: Layout): readonly Advice[] {
  const card = layout.waste.at(-1)
  if (card === undefined) return []
  const isHome = goesHome(card, layout)
  return [
    ...(isHome
      ? [{ move: { type: 'home', from: 'waste' } as const, worth: rankOf(card) <= safeRank(layout) ? 90 : 40 }]
      : []),
    ...targets(layout, card).map((to) => ({ move: { type: 'column', from: 'waste', to } as const, worth: 35 })),
  ]
}

function columnMoves(layout: Layout, from: number): readonly Advice[] {
  const column = layout.columns[from]
  const top = column?.cards.at(-1)
  if (column === undefined || top === undefined) return []
  const open = column.cards.slice(column.down)
  const [lowest] = open
  const home: readonly Advice[] = goesHome(top, layout)
    ? [
        {
          move: { type: 'home', from },
          worth: rankOf(top) <= safeRank(layout) ? 95 : open.length === 1 && column.down > 0 ? 60 : 20,
        },
      ]
    : []
  if (lowest === undefined || (column.down === 0 && rankOf(lowest) === 13)) return home
  // whole runs: they turn a card face up, or make room for a king
  const worth = column.down > 0 ? 70 + column.down : 15
  const moves = targets(layout, lowest)
    .filter((to) => to !== from)
    .map((to) => ({ move: { type: 'column', from, count: open.length, to } as const, worth }))
  return [...home, ...moves]
}

/** The columns on which a card may lie; of empty ones the first. */
function targets(layout: Layout, card: number): readonly number[] {
  const all = [...layout.columns.keys()].filter((to) => fits(card, layout.columns[to] ?? { cards: [], down: 0 }))
  const [empty] = all.filter((to) => layout.columns[to]?.cards.length === 0)
  return all.filter((to) => layout.columns[to]?.cards.length !== 0 || to === empty)
}

/** What to do next: the most useful move, else to draw while that may bring one; undefined if nothing helps. */
export function advise(layout: Layout): Move | undefined {
  const [best] = usefulMoves(layout).toSorted((a, b) => b.worth - a.worth)
  if (best !== undefined) return best.move
  return drawsUseful(layout) ? { type: 'draw' } : undefined
}

/** Whether a card that is drawn can go on, until the stock has been through once more. */
function drawsUseful(layout: Layout): boolean {
  let drawn: Layout | undefined = layout
  // each draw takes a card at least, and twice the stock is dealt again
  for (let draws = layout.stock.length + layout.waste.length + 2; draws > 0 && drawn !== undefined; draws -= 1) {
    drawn = rules.play(drawn, { type: 'draw' })
    if (drawn !== undefined && wasteMoves(drawn).length > 0) return true
  }
  return false
}
