import { use, useEffect } from 'react'
import type { Quote } from '../../../shared/entities/daily-text.ts'
import { LANGUAGE_TABLE } from '../../../shared/languages.ts'
import { type Daily, DailyTile } from '../../kit/live.ts'
import { useLanguage } from '../../kit/text.ts'
import type { TileProps } from '../../kit/widget.ts'
import '../../kit/reading.ts'
import { classes, WidgetPreview } from '../../kit/components.ts'
import { dailyQuote } from './daily-quote.ts'
import { fitQuote, hasCorner, LINE_HEIGHT, shortSourceOf, sourceOf } from './model.ts'
import { QuoteMark } from './QuoteMark.tsx'
import { noteQuote } from './quotes-of-tiles.ts'
import styles from './Tile.module.css'
import { useFittingQuote } from './use-fitting-quote.ts'

/** The quote in serif on glass in the hue of the wallpaper, its source below; the smallest tile is its mark. */
export default function Tile({ id, rows, columns }: TileProps) {
  const language = useLanguage()
  return (
    <DailyTile text={dailyQuote}>
      {(stored, quote) => (
        <div className={classes(styles.tile, !hasCorner(language) && styles.curly)} data-daily="">
          {columns === 1 ? (
            <b className={styles.mark}>{LANGUAGE_TABLE[language].quotes}</b>
          ) : (
            <WholeQuote tile={id} stored={stored} today={quote} rows={rows} columns={columns} />
          )}
        </div>
      )}
    </DailyTile>
  )
}

interface WholeQuoteProps {
  readonly tile: string
  readonly stored: Daily<Quote>
  readonly today: Quote
  readonly rows: number
  readonly columns: number
}

/** A quote that the tile has room for, with its source where there is more than one row. */
function WholeQuote({ tile, stored, today, rows, columns }: WholeQuoteProps) {
  const language = useLanguage()
  const quote = useFittingQuote(stored, today, rows, columns)
  const isPreview = use(WidgetPreview)
  useEffect(() => {
    // the window is elsewhere on the page
    if (quote !== undefined && !isPreview) noteQuote(tile, { ofDay: today.hitokoto, shown: quote })
  }, [tile, isPreview, today, quote])
  const single = rows === 1
  if (quote === undefined) return single ? null : <QuoteMark corner={hasCorner(language)} />
  const { size } = fitQuote(quote.hitokoto, rows, columns, hasCorner(language))
  return (
    <>
      {single ? null : <QuoteMark corner={hasCorner(language)} />}
      <div className={classes(single ? styles.strip : styles.body, columns >= 4 && styles.roomy)}>
        <p className={styles.text} style={{ '--size': `${size}px`, '--line': LINE_HEIGHT }}>
          {quote.hitokoto}
        </p>
      </div>
      {single ? null : (
        <small className={styles.source} title={sourceOf(quote, language)}>
          {columns < 4 ? shortSourceOf(quote) : sourceOf(quote, language)}
        </small>
      )}
    </>
  )
}
