import { dayNumber, localDay } from '../../../shared/lib/calendar/calendar-day.ts'
import { durationText } from '../../../shared/lib/text/duration-text.ts'
import { type GameFacts, gameName, NO_FACTS, openGameOfDay } from '../../kit/games.ts'
import { dayText } from '../../kit/rules.ts'
import { useLanguage } from '../../kit/text.ts'
import { useToday } from '../../kit/time.ts'
import styles from './DayCard.module.css'
import { useMessages } from './messages.ts'
import { daysOf } from './model.ts'

interface Props {
  readonly game: string
  readonly facts: GameFacts | undefined
}

/** The puzzle of the day, and on which of the last days it was solved. */
export function DayCard({ game, facts = NO_FACTS }: Props) {
  const messages = useMessages()
  const language = useLanguage()
  const today = localDay(useToday())
  const { week, streak, todayMs } = daysOf(facts.days, dayNumber(today))
  const said =
    todayMs !== undefined
      ? messages('day.solved', { time: durationText(todayMs / 1000) })
      : streak > 0
        ? messages('day.streak', { count: streak })
        : messages('day.open')
  return (
    <button type="button" className={styles.card} onClick={(event) => openGameOfDay(game, event.currentTarget)}>
      <small>
        {messages('day.title')}
        <time>{dayText(today, language, { month: 'short', day: 'numeric' })}</time>
      </small>
      <b>{gameName(game)}</b>
      <small>{said}</small>
      <span className={styles.week} aria-hidden="true">
        {week.map(({ day, isSolved }) => (
          <i key={day} data-solved={isSolved} />
        ))}
      </span>
    </button>
  )
}
