import type { Quote } from '../../../shared/entities/daily-text.ts'
import { DailyWindow } from '../../kit/live.ts'
import { useLanguage } from '../../kit/text.ts'
import '../../kit/reading.ts'
import { dailyQuote } from './daily-quote.ts'
import { hasCorner, plainQuote, sourceOf } from './model.ts'
import { QuoteMark } from './QuoteMark.tsx'
import styles from './Window.module.css'

/** The whole quote on its ground. */
export default function Window() {
  const language = useLanguage()
  return (
    <DailyWindow text={dailyQuote} plain={(quote) => plainQuote(quote, language)}>
      {(quote) => <WholeQuote quote={quote} />}
    </DailyWindow>
  )
}

function WholeQuote({ quote }: { readonly quote: Quote }) {
  const language = useLanguage()
  return (
    <div className={styles.page}>
      <figure className={styles.quote}>
        <QuoteMark corner={hasCorner(language)} />
        <blockquote className={styles.text}>{quote.hitokoto}</blockquote>
        <figcaption className={styles.source}>{sourceOf(quote, language)}</figcaption>
      </figure>
    </div>
  )
}
