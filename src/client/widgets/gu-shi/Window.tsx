import type { Poem } from '../../../shared/entities/daily-text.ts'
import { classes, Segments } from '../../kit/components.ts'
import { useDocument } from '../../kit/documents.ts'
import { DailyWindow } from '../../kit/live.ts'
import { messagesOf, useLanguage } from '../../kit/text.ts'
import '../../kit/reading.ts'
import { dailyPoem } from './daily-poem.ts'
import { poem } from './document.ts'
import { Ground } from './Ground.tsx'
import type zh from './locales/zh-CN.json'
import { isVertical, plainPoem } from './model.ts'
import { useScript } from './script.ts'
import styles from './Window.module.css'

const { useMessages } = messagesOf<keyof typeof zh>('gu-shi')

/** The whole poem in columns, which scroll sideways where there is no room, or in lines. */
export default function Window() {
  const messages = useMessages()
  const language = useLanguage()
  const vertical = isVertical(
    useDocument(poem, (now) => now.vertical),
    language,
  )
  const direction = (
    <Segments
      aria-label={messages('direction')}
      value={vertical ? 'vertical' : 'horizontal'}
      options={[
        { value: 'vertical', label: messages('vertical') },
        { value: 'horizontal', label: messages('horizontal') },
      ]}
      onChange={(chosen) => poem.update((now) => ({ ...now, vertical: chosen === 'vertical' }))}
    />
  )
  return (
    <DailyWindow text={dailyPoem} plain={plainPoem} tools={direction}>
      {(entry) => <WholePoem poem={entry} vertical={vertical} />}
    </DailyWindow>
  )
}

function WholePoem({ poem: { origin, author, dynasty, content, background }, vertical }: WholePoemProps) {
  const script = useScript()
  return (
    <div className={styles.scene}>
      <Ground background={background} quiet={!vertical} mirrored={false} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <article lang={script} tabIndex={0} className={classes(styles.page, vertical && styles.vertical)}>
        <div className={classes(styles.poem, styles[script])}>
          <h2>{origin}</h2>
          <p className={styles.author}>
            {dynasty === '' ? null : <span>{dynasty}</span>}
            <span>{author}</span>
          </p>
          {content.map((sentence, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: sentences repeat, and never move
            <p key={at}>{sentence}</p>
          ))}
        </div>
      </article>
    </div>
  )
}

interface WholePoemProps {
  readonly poem: Poem
  readonly vertical: boolean
}
