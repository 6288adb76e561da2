import styles from './CardView.module.css'
import { isRed, rankOf, rankText, suitOf } from './cards.ts'
import { numberOf, type Place } from './places.ts'
import { Court, Suit } from './suits.tsx'

interface Props extends Place {
  readonly name: string
  /** Of the cards of its column, how many lie face down and face up: the longer, the closer. */
  readonly columnDowns: number
  readonly columnUps: number
  readonly state: 'lying' | 'held' | 'hinted' | 'dragged'
  /** How far it is dragged, in px. */
  readonly drag: { readonly x: number; readonly y: number } | undefined
}

/** A card where it lies: all cards are always there, so that they fly from place to place. */
export function CardView({ name, columnDowns, columnUps, state, drag, ...place }: Props) {
  const { card, pile, at, isUp, above, downs, ups } = place
  const rank = rankOf(card)
  const suit = suitOf(card)
  const isFree = isUp && (pile.startsWith('column') || above === 0)
  return (
    <button
      type="button"
      className={styles.card}
      data-pile={pile.replace(/\d/, '')}
      data-card={card}
      data-at={`${pile}:${at}`}
      data-up={isUp}
      data-covered={above > (pile === 'waste' ? 3 : 1) && !pile.startsWith('column')}
      data-red={isRed(card)}
      data-state={state}
      tabIndex={isFree ? 0 : -1}
      aria-hidden={isFree ? undefined : true}
      aria-label={name}
      style={{
        '--number': numberOf(pile),
        '--downs': downs,
        '--ups': ups,
        '--all-downs': columnDowns,
        '--all-ups': columnUps,
        '--x': `${drag?.x ?? 0}px`,
        '--y': `${drag?.y ?? 0}px`,
        zIndex: at + (state === 'dragged' ? 100 : 1),
      }}
    >
      {isUp ? (
        <span className={styles.face}>
          <span className={styles.corner}>
            <b>{rankText(card)}</b>
            <Suit suit={suit} />
          </span>
          {rank > 10 ? (
            <span className={styles.court}>
              <Court rank={rank} />
            </span>
          ) : (
            <span className={styles.big}>
              <Suit suit={suit} />
            </span>
          )}
        </span>
      ) : (
        <span className={styles.back} />
      )}
    </button>
  )
}
