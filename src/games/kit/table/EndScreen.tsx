import { useContext, useEffect, useRef } from 'preact/hooks'
import type { Result } from '../../../shared/games/bridge.ts'
import { tell } from '../bridge/connect.ts'
import { session } from '../session.ts'
import { useStore } from '../store.ts'
import { formatDuration, formatNumber } from '../text/format.ts'
import { useKitTexts } from '../text/kit-texts.ts'
import styles from './EndScreen.module.css'
import { Icon } from './icons.tsx'
import { LookAtBoard } from './look-at-board.ts'
import { Ridges } from './Ridges.tsx'
import { type Measure, type Standing, standingOf } from './standing.ts'

interface Props {
  readonly result: Result
  /** What results of this game are compared by; without it there is nothing to compare, as in a game against somebody. */
  readonly measure?: Measure
  /** The one number that says how it went, or a few words. */
  readonly value: string
  /** Why it has ended so, in a few words. */
  readonly note?: string
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  readonly onAgain: () => void
  /** Where another level follows: it comes before the same one again. */
  readonly onNext?: () => void
  /** Where the last move can be taken back. */
  readonly onUndo?: () => void
}

/** How a game has ended: its result, how it stands among the last ones, and what next. It lies over the table. */
export function EndScreen({ result, measure, value, note, facts, onAgain, onNext, onUndo }: Props) {
  const say = useKitTexts()
  const past = useStore(session).past
  const standing = measure && standingOf(result, past, measure)
  const lookAtBoard = useContext(LookAtBoard)
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus({ preventScroll: true }), [])
  const title = say(`${result.outcome}Title`)
  const plays = past.plays + (past.recent.some(({ at }) => at === result.at) ? 0 : 1)
  return (
    <section className={styles.screen} aria-label={title}>
      <Ridges />
      <div className={styles.words} role="status">
        <h2>{title}</h2>
        <strong data-words={/^\p{L}/u.test(value)}>{value}</strong>
        {note !== undefined && <p>{note}</p>}
        {standing !== undefined && <StandingText {...standing} measure={measure} />}
      </div>
      <dl className={styles.facts}>
        {[...facts, { label: say('playsLabel'), value: formatNumber(plays, session.get().language) }].map((fact) => (
          <div key={fact.label}>
            <dt>{fact.label}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
      {standing !== undefined && standing.bars.length > 1 && <Bars {...standing} />}
      <div className={styles.buttons}>
        {onNext !== undefined && (
          <button ref={first} type="button" className={styles.first} onClick={onNext}>
            <Icon name="next" />
            {say('next')}
          </button>
        )}
        <button
          ref={onNext === undefined ? first : null}
          type="button"
          className={onNext === undefined ? styles.first : undefined}
          onClick={onAgain}
        >
          <Icon name="restart" />
          {say('again')}
        </button>
        {onUndo !== undefined && (
          <button type="button" onClick={onUndo}>
            <Icon name="undo" />
            {say('undoStep')}
          </button>
        )}
        {(onUndo !== undefined || result.outcome !== 'ended') && (
          <button type="button" onClick={lookAtBoard}>
            {say('lookAtBoard')}
          </button>
        )}
        <button type="button" onClick={() => tell({ type: 'leave' })}>
          {say('leave')}
        </button>
      </div>
    </section>
  )
}

function StandingText({ rank, gap, isFirst, measure }: Standing & { readonly measure: Measure | undefined }) {
  const say = useKitTexts()
  if (isFirst) return <p>{say('firstTime')}</p>
  if (gap === 0) return <p>{say('newBest')}</p>
  if (measure === 'ms') return <p>{say('rankTime', { rank, gap: formatDuration(gap) })}</p>
  return <p>{say(measure === 'moves' ? 'rankMoves' : 'rank', { rank, gap })}</p>
}

function Bars({ bars }: Pick<Standing, 'bars'>) {
  const say = useKitTexts()
  return (
    <figure className={styles.bars}>
      <figcaption>
        {say('recent')}
        <span data-kind="this">{say('thisOne')}</span>
        <span data-kind="best">{say('theBest')}</span>
      </figcaption>
      <div className={styles.chart} aria-hidden="true">
        {[...bars.entries()].map(([at, { height, isThis, isBest }]) => (
          <i
            key={at}
            className={styles.bar}
            data-kind={isThis ? 'this' : isBest ? 'best' : 'other'}
            style={{ height: `${Math.max(6, height * 100)}%` }}
          />
        ))}
      </div>
    </figure>
  )
}
