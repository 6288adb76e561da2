import { Described } from '../kit/table/Live.tsx'
import styles from './CardTable.module.css'
import { CardView } from './CardView.tsx'
import { rankText, suitOf } from './cards.ts'
import { type Taken, takenCards } from './choose-move.ts'
import { numberOf, type Pile, type Place, placesOf } from './places.ts'
import type { Layout } from './rules.ts'
import { Suit } from './suits.tsx'
import { useTexts } from './texts.ts'
import { useDrag } from './use-drag.ts'

interface Props {
  readonly layout: Layout
  /** Cards that were taken by a key, or that a hint is about. */
  readonly held: Taken | undefined
  readonly hinted: Taken | undefined
  readonly onDraw: () => void
  readonly onPress: (taken: Taken) => void
  readonly onDrop: (taken: Taken, pile: Pile) => void
}

/** All cards where they lie, upon the places of the piles. */
export function CardTable({ layout, held, hinted, onDraw, onPress, onDrop }: Props) {
  const say = useTexts()
  const press = (taken: Taken) => (taken.pile === 'stock' ? onDraw() : onPress(taken))
  const { drag, handlers } = useDrag({
    canTake: (taken) => takenCards(layout, taken).length > 0,
    onPress: press,
    onDrop,
  })
  const nameOf = ({ card, isUp }: Place) => (isUp ? cardText(card, say) : say('faceDown'))
  const stateOf = (place: Place) => {
    const isOf = (taken: Taken | undefined) =>
      taken?.pile === place.pile && (place.pile.startsWith('column') ? place.at >= taken.at : place.above === 0)
    if (isOf(drag)) return 'dragged'
    if (isOf(held)) return 'held'
    return isOf(hinted) ? 'hinted' : 'lying'
  }
  return (
    <section className={styles.table} aria-label={say('board')} {...handlers}>
      <Hills />
      <Described lines={columnTexts(layout, say)} />
      <div className={styles.cards}>
        <button
          type="button"
          className={styles.place}
          data-place="stock"
          tabIndex={0}
          aria-label={
            layout.stock.length > 0
              ? say('stock', { count: layout.stock.length })
              : say(layout.waste.length > 0 ? 'stockEmpty' : 'noStock')
          }
          onClick={onDraw}
        >
          <span className={styles.again} aria-hidden="true">
            {layout.waste.length > 0 ? '↻' : ''}
          </span>
        </button>
        {[...layout.home.entries()].map(([suit, count]) => (
          <button
            key={suit}
            type="button"
            className={styles.place}
            data-place="home"
            data-drop={`home${suit}`}
            tabIndex={count > 0 ? -1 : 0}
            aria-label={say('home', { suit: say(`suit${suit as 0 | 1 | 2 | 3}`), count })}
            style={{ '--number': suit }}
            onClick={() => onPress({ pile: `home${suit}`, at: count })}
          >
            <Suit suit={suit} />
          </button>
        ))}
        {[...layout.columns.entries()].map(([column, { cards }]) => (
          <button
            key={column}
            type="button"
            className={styles.place}
            data-place="column"
            data-drop={`column${column}`}
            tabIndex={cards.length > 0 ? -1 : 0}
            aria-label={say('columnEmpty', { column: column + 1 })}
            style={{ '--number': column }}
            onClick={() => onPress({ pile: `column${column}`, at: 0 })}
          />
        ))}
        {placesOf(layout).map((place) => {
          const column = place.pile.startsWith('column') ? layout.columns[numberOf(place.pile)] : undefined
          const state = stateOf(place)
          return (
            <CardView
              key={place.card}
              {...place}
              name={nameOf(place)}
              columnDowns={column?.down ?? 0}
              columnUps={(column?.cards.length ?? 1) - (column?.down ?? 0) - 1}
              state={state}
              drag={state === 'dragged' ? drag : undefined}
            />
          )
        })}
      </div>
    </section>
  )
}

/** The name of a card. */
export const cardText = (card: number, say: ReturnType<typeof useTexts>): string =>
  say('card', { rank: rankText(card), suit: say(`suit${suitOf(card) as 0 | 1 | 2 | 3}`) })

/** Two ridges at the foot of the table, below its cards. */
function Hills() {
  return (
    <svg className={styles.hills} viewBox="0 0 1100 150" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 90C150 80 200 22 300 24s140 48 220 50S680 0 780 0s190 66 320 76v74H0z" />
      <path d="M0 124c120-8 200-42 320-42s150 30 260 30 200-38 320-38 130 22 200 30v46H0z" />
    </svg>
  )
}

/** The table in words, column by column. */
function columnTexts({ columns }: Layout, say: ReturnType<typeof useTexts>): readonly string[] {
  return columns.map(({ cards, down }, column) => {
    if (cards.length === 0) return say('columnEmpty', { column: column + 1 })
    const open = cards
      .slice(down)
      .map((card) => say('card', { rank: rankText(card), suit: say(`suit${suitOf(card) as 0 | 1 | 2 | 3}`) }))
    return `${say('column', { column: column + 1 })}: ${down > 0 ? `${say('faceDown')} ${down}, ` : ''}${open.join(', ')}`
  })
}
