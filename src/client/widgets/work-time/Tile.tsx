import { classes, Icon } from '../../kit/components.ts'
import { coffee } from '../../kit/icons.ts'
import { useLanguage } from '../../kit/text.ts'
import type { TileProps } from '../../kit/widget.ts'
import { formatPay } from './format-pay.ts'
import { Ground, useGroundStyle } from './Ground.tsx'
import { useMessages } from './messages.ts'
import { countdownText, earnedThisMonth, earnedToday } from './model.ts'
import { Ring } from './Ring.tsx'
import styles from './Tile.module.css'
import { useFigures } from './use-figures.ts'
import { useRestText } from './use-rest-text.ts'
import { useWork, type Work } from './use-work.ts'

/** The countdown to the end of work in a ring, and what has been earned; off hours a text of rest. */
export default function Tile({ rows, columns }: TileProps) {
  const isStrip = rows === 1 && columns > 1
  const work = useWork(isStrip)
  const style = useGroundStyle()
  return (
    <div className={styles.tile} style={style}>
      <Ground />
      <Content work={work} rows={rows} columns={columns} />
    </div>
  )
}

interface ContentProps extends Pick<TileProps, 'rows' | 'columns'> {
  readonly work: Work
}

function Content({ work, rows, columns }: ContentProps) {
  if (rows === 1 && columns === 1) return <SmallRing work={work} />
  if (columns === 1) {
    return (
      <div className={styles.column}>
        <SmallRing work={work} />
        <Countdown work={work} withSeconds={false} isShort={true} />
      </div>
    )
  }
  if (rows === 1) {
    return (
      <div className={styles.strip}>
        <SmallRing work={work} />
        <div className={styles.stripText} data-volatile="">
          <Countdown work={work} withSeconds={true} isShort={columns === 2} />
        </div>
      </div>
    )
  }
  const isWide = rows === 2 && columns > 2
  const isLarge = rows > 2 && columns > 3
  return (
    <div className={classes(styles.whole, isWide && styles.wide, isLarge && styles.large)}>
      <BigRing work={work} isShort={rows === 2 || columns === 2} />
      {isWide || isLarge ? <Figures work={work} /> : <Foot work={work} />}
    </div>
  )
}

interface WorkProps {
  readonly work: Work
}

const partOf = ({ state }: Work) => (state.at === 'working' ? state.part : state.at === 'after' ? 1 : 0)

function SmallRing({ work }: WorkProps) {
  const messages = useMessages()
  return (
    <div className={styles.small} role="img" aria-label={messages('name')}>
      <Ring part={partOf(work)} width={8}>
        <Icon path={coffee} size={16} />
      </Ring>
    </div>
  )
}

interface CountdownProps extends WorkProps {
  readonly withSeconds: boolean
  /** Whether there is no room to say what begins next, but only when. */
  readonly isShort: boolean
}

/** What is left of the working day with its label, or the text of rest. */
function Countdown({ work, withSeconds, isShort }: CountdownProps) {
  const messages = useMessages()
  const rest = useRestText(work)
  const { state } = work
  if (state.at !== 'working') {
    const next = isShort ? rest.time : rest.next
    return (
      <>
        <small>{rest.title}</small>
        {next === undefined ? null : <span className={styles.next}>{next}</span>}
      </>
    )
  }
  return (
    <>
      <small>{messages(state.isRest ? 'onBreak' : 'untilEnd')}</small>
      <b>{countdownText(state.remainingMs, withSeconds)}</b>
    </>
  )
}

function BigRing({ work, isShort }: Omit<CountdownProps, 'withSeconds'>) {
  const isWorking = work.state.at === 'working'
  return (
    <div className={classes(styles.big, !isWorking && styles.resting)}>
      <Ring part={partOf(work)} width={5}>
        {isWorking ? null : <Icon path={coffee} size={20} />}
        <Countdown work={work} withSeconds={false} isShort={isShort} />
      </Ring>
    </div>
  )
}

/** What has been earned today, on a day off this month; without pay, how much of the day has passed. */
function Foot({ work: { plan, now, state } }: WorkProps) {
  const messages = useMessages()
  const language = useLanguage()
  if (plan.money === 0 && state.at !== 'working') return null
  const isOff = state.at === 'off' || state.at === 'before'
  return (
    <div className={styles.foot}>
      {plan.money > 0 ? (
        <>
          <span data-volatile="">{messages(isOff ? 'earnedMonth' : 'earnedToday')}</span>
          <b data-volatile="">
            {formatPay(isOff ? earnedThisMonth(plan, now) : earnedToday(plan, now), language, isOff)}
          </b>
        </>
      ) : (
        <>
          <span data-volatile="">{messages('elapsed')}</span>
          <b data-volatile="">{state.at === 'working' ? countdownText(state.elapsedMs, false) : ''}</b>
        </>
      )}
    </div>
  )
}

/** The numbers beside or below the ring of a large tile. */
function Figures({ work }: WorkProps) {
  const rows = useFigures(work)
  return (
    <dl className={styles.figures} data-volatile="">
      {rows.map(({ id, label, value }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
