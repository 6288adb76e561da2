import { useStore } from 'zustand'
import type { Quote } from '../../../shared/entities/daily-text.ts'
import { DailyWindow } from '../../kit/live.ts'
import { useLanguage } from '../../kit/text.ts'
import '../../kit/reading.ts'
import { dailyQuote } from './daily-quote.ts'
import { hasCorner, plainQuote, quoteOfTiles, sourceOf } from './model.ts'
import { QuoteMark } from './QuoteMark.tsx'
import { quotesOfTiles } from './quotes-of-tiles.ts'
import styles from './Window.module.css'

/** The quote of the tiles on its ground. */
export default function Window() {
  const language = useLanguage()
  const tiles = useStore(quotesOfTiles)
  return (
    <DailyWindow
      text={dailyQuote}
      instead={(quote) => quoteOfTiles(tiles, quote)}
      plain={(quote) => plainQuote(quote, language)}
    >
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
