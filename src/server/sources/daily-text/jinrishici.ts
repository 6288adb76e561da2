import * as v from 'valibot'
import { POEM_GROUNDS, type Poem, poemSchema } from '../../../shared/entities/daily-text.ts'
import { dayNumber } from '../../../shared/lib/calendar/calendar-day.ts'
import { nothing } from '../needs.ts'
import { defineProvider } from '../provider.ts'
import { question } from '../question.ts'
import { openSource } from '../runner.ts'
import { defineSource } from '../source.ts'
import { cleanText, parseShape, readJson } from '../text.ts'
import { DAILY, type DailyTextQuery, SAMPLE_TEXT } from './daily-text.ts'

/** The answer also has the server's own address and a token; neither is read. */
const answer = v.object({
  data: v.object({
    content: v.string(),
    origin: v.object({
      title: v.string(),
      dynasty: v.fallback(v.string(), ''),
      author: v.string(),
      content: v.fallback(v.array(v.string()), []),
    }),
  }),
})

const poem = v.omit(poemSchema, ['background'])

/** A poem by 今日诗词. One that is too long for the page is its best-known verse. */
export const jinrishici = defineSource<DailyTextQuery, Omit<Poem, 'background'>>({
  id: 'poem.jinrishici',
  ...DAILY,
  attempts: [
    {
      request: () => ({ url: 'https://v2.jinrishici.com/one.json' }),
      read: (response) => {
        const { content, origin } = parseShape(answer, readJson(response)).data
        const verses = origin.content.map(cleanText).filter((verse) => verse !== '')
        const whole = {
          content: verses,
          origin: cleanText(origin.title),
          author: cleanText(origin.author),
          dynasty: cleanText(origin.dynasty).replace(/代$/, ''),
          link: 'https://www.jinrishici.com/',
        }
        const excerpt = { ...whole, content: [cleanText(content)] }
        return parseShape(poem, v.is(poem, whole) ? whole : excerpt)
      },
    },
  ],
})

/** The poem on the ink wash of its day. */
export const withInkWash = (value: Omit<Poem, 'background'>, { day, ref }: DailyTextQuery): Poem => ({
  ...value,
  background: (dayNumber(day) + ref) % POEM_GROUNDS,
})

export const jinrishiciProvider = defineProvider({
  id: jinrishici.id,
  purpose: 'a poem of the day',
  fallback: 'the bundled poems',
  needs: nothing,
  remark: 'only when chosen',
  open: (ports) => openSource(jinrishici, ports),
  questions: () => [question(jinrishici, SAMPLE_TEXT)],
})
