import * as v from 'valibot'
import { parseJsonp } from '../jsonp.ts'
import { defineSource } from '../source.ts'
import { encode, parseShape, readJson, readText } from '../text.ts'
import { fieldOf, SUGGESTIONS, toSuggestions } from './rows.ts'

/** `g` is absent when there are no suggestions. */
const sugrec = v.object({ g: v.optional(v.array(v.unknown()), []) })
const sug = v.looseTuple([v.object({ s: v.array(v.unknown()) })])

/** Baidu's suggestions; the fallback is the older endpoint, which sends GBK. */
export const baidu = defineSource({
  id: 'suggest.baidu',
  ...SUGGESTIONS,
  attempts: [
    {
      request: (text: string) => ({
        url: `https://www.baidu.com/sugrec?ie=utf-8&json=1&prod=pc&wd=${encode(text)}`,
      }),
      read: (response) => toSuggestions(parseShape(sugrec, readJson(response)).g.map((row) => fieldOf(row, 'q'))),
    },
    {
      request: (text) => ({ url: `https://suggestion.baidu.com/su?wd=${encode(text)}&ie=utf-8` }),
      read: (response) => toSuggestions(parseShape(sug, parseJsonp(readText(response)))[0].s),
    },
  ],
})
