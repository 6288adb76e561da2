import * as v from 'valibot'
import { type Quote, quoteSchema } from '../../../shared/entities/daily-text.ts'
import { dayNumber } from '../../../shared/lib/calendar/calendar-day.ts'
import { quoteGround } from '../../../shared/lib/text/daily-pack.ts'
import { nothing } from '../needs.ts'
import { defineProvider } from '../provider.ts'
import { question } from '../question.ts'
import { openSource } from '../runner.ts'
import { type Attempt, defineSource } from '../source.ts'
import { cleanText, encode, looseText, parseShape, readJson } from '../text.ts'
import { DAILY, type DailyTextQuery, SAMPLE_TEXT } from './daily-text.ts'

const answer = v.object({ uuid: looseText, hitokoto: v.string(), from: looseText, from_who: looseText })

/** Literature, poetry and philosophy, in turn. */
const CATEGORIES = ['d', 'i', 'k'] as const
/** Letters of the longest quote that a tile shows whole. */
const LONGEST = 60
const UNKNOWN = '佚名'

/** A quote by 一言; elsewhere in the world by its second address. */
export const hitokoto = defineSource<DailyTextQuery, Omit<Quote, 'bg'>>({
  id: 'quote.hitokoto',
  ...DAILY,
  attempts: [attemptAt('v1.hitokoto.cn'), attemptAt('international.v1.hitokoto.cn')],
})

function attemptAt(host: string): Attempt<DailyTextQuery, Omit<Quote, 'bg'>> {
  return {
    request: ({ day, ref }) => ({
      url: `https://${host}/?c=${CATEGORIES[(dayNumber(day) + ref) % CATEGORIES.length]}&max_length=${LONGEST}`,
    }),
    read: (response) => {
      const said = parseShape(answer, readJson(response))
      const from_who = cleanText(said.from_who)
      const link = `https://hitokoto.cn/${said.uuid === '' ? '' : `?uuid=${encode(said.uuid)}`}`
      return parseShape(v.omit(quoteSchema, ['bg']), {
        hitokoto: cleanText(said.hitokoto),
        from: cleanText(said.from) || UNKNOWN,
        ...(from_who !== '' && { from_who }),
        link,
      })
    },
  }
}

/** The quote on the ground of its day. */
export const withGround = (quote: Omit<Quote, 'bg'>, { day, ref }: DailyTextQuery): Quote => ({
  ...quote,
  bg: quoteGround(day, ref),
})

export const hitokotoProvider = defineProvider({
  id: hitokoto.id,
  purpose: 'a quote of the day',
  fallback: 'the bundled quotes',
  needs: nothing,
  remark: 'only when chosen',
  open: (ports) => openSource(hitokoto, ports),
  questions: () => [question(hitokoto, SAMPLE_TEXT)],
})
