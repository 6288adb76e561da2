import * as v from 'valibot'
import { type Diary, type DiaryWeather, diarySchema } from '../../../shared/entities/daily-text.ts'
import { key } from '../needs.ts'
import { defineProvider } from '../provider.ts'
import { question } from '../question.ts'
import { openSource } from '../runner.ts'
import { defineSource, type Source, SourceFailure } from '../source.ts'
import { cleanText, codeOf, parseShape, readJson } from '../text.ts'
import { DAILY, type DailyTextQuery, SAMPLE_TEXT } from './daily-text.ts'

const answer = v.object({ code: v.union([v.number(), v.string()]), data: v.unknown() })
const data = v.object({ content: v.string() })

/** The weather that an entry speaks of: it has none of its own. */
const WEATHERS: readonly (readonly [RegExp, DiaryWeather])[] = [
  [/雷|暴雨/, 'storm'],
  [/雨/, 'rain'],
  [/雪/, 'snow'],
  [/雾/, 'fog'],
  [/风/, 'wind'],
  [/阴/, 'overcast'],
  [/云/, 'cloudy'],
]

/** A diary entry by ALAPI. @param token of the operator's account */
export const alapi = (token: string): Source<DailyTextQuery, Diary> =>
  defineSource<DailyTextQuery, Diary>({
    id: 'diary.alapi',
    ...DAILY,
    attempts: [
      {
        request: () => ({ url: `https://v3.alapi.cn/api/dog?token=${encodeURIComponent(token)}&format=json` }),
        read: (response) => {
          const said = parseShape(answer, readJson(response))
          // a refused key or a used-up allowance is told in the answer
          if (String(said.code) !== '200')
            throw new SourceFailure('status', `code ${codeOf(said.code)}`, { isFault: true })
          const content = cleanText(parseShape(data, said.data).content)
          const weather = WEATHERS.find(([words]) => words.test(content))?.[1] ?? 'sunny'
          return parseShape(diarySchema, { content, weather, link: 'https://www.alapi.cn/' })
        },
      },
    ],
  })

export const alapiProvider = defineProvider({
  id: 'diary.alapi',
  purpose: 'a diary entry',
  fallback: 'the bundled diary',
  needs: key('ALAPI_KEY', 'your key at ALAPI, for its diary texts in place of the bundled ones'),
  open: (ports, token) => openSource(alapi(token), ports),
  questions: (token) => [question(alapi(token), SAMPLE_TEXT)],
})
