import type { Quote } from '../../../shared/entities/daily-text.ts'
import { localDay } from '../../../shared/lib/calendar/calendar-day.ts'
import { language } from '../../kit/text.ts'
import { dailyQuote } from './daily-quote.ts'
import { sourceOf, widthOf } from './model.ts'

/** The width in em of what can be said in a breath. */
const BREATH_EM = 30
/** More than any pack has. */
const ANY = 1000

const isShort = ({ hitokoto }: Quote): boolean => widthOf(hitokoto) <= BREATH_EM

/** Any short quote of the pack for the mascot to say; undefined where the pack cannot be read. */
export async function quoteTopic() {
  const ref = Math.floor(Math.random() * ANY)
  const found = await dailyQuote.findInPack(language(), localDay(new Date()), ref, isShort)
  if (found === undefined) return undefined
  return { id: 'quote', weight: 1.5, values: { quote: found.hitokoto, source: sourceOf(found, language()) } }
}
