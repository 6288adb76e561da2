import * as v from 'valibot'
import { defineSource } from '../source.ts'
import { encode, parseShape, readJson } from '../text.ts'
import { fieldOf, SUGGESTIONS, toSuggestions } from './rows.ts'

/** The current format has `result`, the older one `s`. */
const responseShape = v.union([
  v.pipe(
    v.object({ result: v.array(v.unknown()) }),
    v.transform(({ result }) => result.map((row) => fieldOf(row, 'word'))),
  ),
  v.pipe(
    v.object({ s: v.array(v.unknown()) }),
    v.transform(({ s }) => s),
  ),
])

/** Suggestions of 360 (so.com). */
export const so360 = defineSource({
  id: 'suggest.360',
  ...SUGGESTIONS,
  attempts: [
    {
      request: (text: string) => {
        const fixed = 'encodein=utf-8&encodeout=utf-8&format=json'
        return { url: `https://sug.so.360.cn/suggest?${fixed}&word=${encode(text)}` }
      },
      read: (response) => toSuggestions(parseShape(responseShape, readJson(response))),
    },
  ],
})
