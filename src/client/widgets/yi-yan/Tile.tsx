import { LANGUAGE_TABLE } from '../../../shared/languages.ts'
import { DailyTile } from '../../kit/live.ts'
import { useLanguage } from '../../kit/text.ts'
import type { TileProps } from '../../kit/widget.ts'
import '../../kit/reading.ts'
import { dailyQuote } from './daily-quote.ts'
import { fitQuote, hasCorner, shortSourceOf, sourceOf } from './model.ts'
import { QuoteMark } from './QuoteMark.tsx'
import styles from './Tile.module.css'

/** The quote in serif on a pale ground in the hue of the wallpaper, its source at the right; the smallest tile is its mark. */
export default function Tile({ rows, columns }: TileProps) {
  const language = useLanguage()
  return (
    <DailyTile text={dailyQuote}>
      {(_stored, quote) => {
        const { size, lines } = fitQuote(quote.hitokoto, rows, columns)
        const single = rows === 1
        return (
          <div className={styles.tile} data-daily="">
            {columns === 1 ? (
              <b className={styles.mark}>{LANGUAGE_TABLE[language].quotes}</b>
            ) : (
              <>
                {single ? null : <QuoteMark corner={hasCorner(language)} />}
                <div className={single ? styles.strip : styles.body}>
                  <p className={styles.text} style={{ '--size': `${size}px`, '--lines': lines }}>
                    {quote.hitokoto}
                  </p>
                </div>
                {single ? null : (
                  <small className={styles.source} title={sourceOf(quote, language)}>
                    {columns < 4 ? shortSourceOf(quote) : sourceOf(quote, language)}
                  </small>
                )}
              </>
            )}
          </div>
        )
      }}
    </DailyTile>
  )
}
