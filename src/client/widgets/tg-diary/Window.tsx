import type { Diary } from '../../../shared/entities/daily-text.ts'
import { isoDay } from '../../../shared/lib/calendar/iso-day.ts'
import { Icon } from '../../kit/components.ts'
import { DailyWindow } from '../../kit/live.ts'
import { messagesOf, useLanguage } from '../../kit/text.ts'
import { useToday } from '../../kit/time.ts'
import { dailyDiary } from './daily-diary.ts'
import { WEATHER_GLYPHS } from './glyphs.ts'
import type zh from './locales/zh-CN.json'
import { dateOf } from './model.ts'
import styles from './Window.module.css'

const { useMessages } = messagesOf<keyof typeof zh>('tg-diary')

/** The whole entry on a page of lined paper. */
export default function Window() {
  return (
    <DailyWindow text={dailyDiary} plain={({ content }) => content}>
      {(entry, day) => <Page entry={entry} day={isoDay(day)} />}
    </DailyWindow>
  )
}

function Page({ entry: { content, weather }, day }: { readonly entry: Diary; readonly day: string }) {
  const messages = useMessages()
  const language = useLanguage()
  const today = useToday()
  return (
    <div className={styles.desk}>
      <article className={styles.page}>
        <header className={styles.head}>
          <b>{dateOf(day, language, today, true)}</b>
          <span className={styles.weather}>
            <Icon path={WEATHER_GLYPHS[weather]} size={20} />
            {messages(weather)}
          </span>
        </header>
        <p className={styles.text}>{content}</p>
      </article>
    </div>
  )
}
