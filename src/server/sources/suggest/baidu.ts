import * as v from 'valibot'
import { parseJsonp } from '../jsonp.ts'
import { defineSource } from '../source.ts'
import { readJson, readText } from '../text.ts'
import { encode, fieldOf, parseShape, SUGGESTIONS, toSuggestions } from './rows.ts'

/** `g` is absent when there is nothing to suggest. */
const sugrec = v.object({ g: v.optional(v.array(v.unknown()), []) })
const sug = v.looseTuple([v.object({ s: v.array(v.unknown()) })])

/** Baidu's suggestions; the older address, in GBK, stands in for the newer one. */
export const baidu = defineSource({
  id: 'suggest.baidu',
  ...SUGGESTIONS,
  ways: [
    {
      request: (text: string) => ({
        url: `https://www.baidu.com/sugrec?ie=utf-8&json=1&prod=pc&wd=${encode(text)}`,
      }),
      read: (answer) => toSuggestions(parseShape(sugrec, readJson(answer)).g.map((row) => fieldOf(row, 'q'))),
    },
    {
      request: (text) => ({ url: `https://suggestion.baidu.com/su?wd=${encode(text)}&ie=utf-8` }),
      read: (answer) => toSuggestions(parseShape(sug, parseJsonp(readText(answer)))[0].s),
    },
  ],
})
