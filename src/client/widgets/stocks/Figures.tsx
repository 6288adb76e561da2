import type { StockQuote } from '../../../shared/entities/stock.ts'
import { classes, Skeleton, SkeletonGroup } from '../../kit/components.ts'
import { useLanguage } from '../../kit/text.ts'
import { useIsWaiting } from './live-stocks.ts'
import { useMessages } from './messages.ts'
import { changeOf } from './model.ts'
import { priceText, ratioText } from './numbers.ts'
import { useTone } from './use-tone.ts'

interface FigureProps {
  readonly quote: StockQuote | undefined
  readonly className?: string | undefined
}

/** What a stock was last traded at; a dash where nobody says. */
export function Price({ quote, className }: FigureProps) {
  const language = useLanguage()
  const none = useMessages()('noQuote')
  const isWaiting = useIsWaiting()
  if (quote === undefined && isWaiting)
    return (
      <SkeletonGroup>
        <Skeleton width={52} height={14} />
      </SkeletonGroup>
    )
  return quote === undefined ? (
    <span className={className} role="img" aria-label={none}>
      —
    </span>
  ) : (
    <span className={className}>{priceText(quote.last, language)}</span>
  )
}

/** How its price has changed since the trading day before, in per cent and in its colour. */
export function Ratio({ quote, className }: FigureProps) {
  const language = useLanguage()
  const tone = useTone()
  if (quote === undefined) return null
  const change = changeOf(quote.last, quote.previous)
  return <span className={classes(className, tone(change.direction))}>{ratioText(change, language)}</span>
}
