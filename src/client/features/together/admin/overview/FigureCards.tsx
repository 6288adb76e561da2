import type { ReactNode } from 'react'
import { timeFormat } from '../../../../core/text/hour-cycle.ts'
import { useLanguage } from '../../../../core/text/i18n.ts'
import { bytesText } from '../../../../lib/text/bytes-text.ts'
import { groupedNumber } from '../../../../lib/text/grouped-number.ts'
import { useMessages } from '../messages.ts'
import { Curve } from './Curve.tsx'
import styles from './FigureCards.module.css'
import type { Figures } from './use-overview.ts'

/** What the server has and does, in four figures. */
export function FigureCards({ figures }: { readonly figures: Figures }) {
  return (
    <ul className={styles.cards}>
      <Users users={figures.users} />
      <Logins logins={figures.logins} />
      <Storage storage={figures.storage} />
      <Errors errors={figures.errors} />
    </ul>
  )
}

interface CardProps {
  readonly name: string
  readonly aside: string
  readonly value: ReactNode
  readonly note: string
  readonly children?: ReactNode
}

const Card = ({ name, aside, value, note, children }: CardProps) => (
  <li className={styles.card}>
    <span className={styles.name}>
      {name}
      <small>{aside}</small>
    </span>
    <b>{value}</b>
    <span className={styles.note}>{note}</span>
    {children}
  </li>
)

function Users({ users: { total, newThisWeek, seenToday } }: Pick<Figures, 'users'>) {
  const messages = useMessages()
  const language = useLanguage()
  return (
    <Card
      name={messages('users')}
      aside={messages('newThisWeek', { count: groupedNumber(newThisWeek, language) })}
      value={groupedNumber(total, language)}
      note={messages('seenToday', { count: groupedNumber(seenToday, language) })}
    />
  )
}

function Logins({ logins: { active, hours } }: Pick<Figures, 'logins'>) {
  const messages = useMessages()
  const language = useLanguage()
  const most = hours.reduce((best, hour) => (hour.count > best.count ? hour : best), { at: 0, count: 0 })
  const time = timeFormat(language, { hour: 'numeric', minute: '2-digit' }).format(most.at)
  return (
    <Card
      name={messages('logins')}
      aside={messages('hours24')}
      value={groupedNumber(active, language)}
      note={most.count === 0 ? '' : messages('mostAt', { count: groupedNumber(most.count, language), time })}
    >
      <Curve points={hours} />
    </Card>
  )
}

function Storage({ storage: { uploads, cloudFiles, databaseBytes, disk } }: Pick<Figures, 'storage'>) {
  const messages = useMessages()
  const language = useLanguage()
  const parts = [databaseBytes, cloudFiles.bytes, uploads.bytes]
  const used = parts.reduce((sum, bytes) => sum + bytes, 0)
  const percent = new Intl.NumberFormat(language, { style: 'percent' })
  return (
    <Card
      name={messages('storage')}
      aside={
        disk === undefined
          ? ''
          : messages('diskFull', { percent: percent.format(1 - disk.freeBytes / disk.totalBytes) })
      }
      value={bytesText(used, language)}
      note={messages('files', { count: groupedNumber(uploads.files + cloudFiles.files, language) })}
    >
      <span className={styles.parts} aria-hidden="true">
        {parts.map((bytes, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts never move
          <i key={at} style={{ flexGrow: bytes }} />
        ))}
      </span>
    </Card>
  )
}

function Errors({ errors: { today, yesterday, hours, routes } }: Pick<Figures, 'errors'>) {
  const messages = useMessages()
  const language = useLanguage()
  const worst = routes[0]
  return (
    <Card
      name={messages('errors')}
      aside={yesterday === undefined ? '' : messages('yesterday', { count: groupedNumber(yesterday, language) })}
      value={groupedNumber(today, language)}
      note={worst === undefined ? messages('noErrors') : messages('mostFrom', { route: worst.route })}
    >
      {today > 0 && <Curve points={hours} isBad />}
    </Card>
  )
}
