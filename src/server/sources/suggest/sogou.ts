import * as v from 'valibot'
import { parseJsonp } from '../jsonp.ts'
import { defineSource } from '../source.ts'
import { encode, parseShape, readText } from '../text.ts'
import { openSearch, SUGGESTIONS, toSuggestions } from './rows.ts'

const sug = v.looseTuple([openSearch])

/** Sogou's suggestions: `window.sogou.sug(["text",["…"],…],-1);`. */
export const sogou = defineSource({
  id: 'suggest.sogou',
  ...SUGGESTIONS,
  attempts: [
    {
      request: (text: string) => ({ url: `https://sor.html5.qq.com/api/getsug?key=${encode(text)}` }),
      read: (response) => toSuggestions(parseShape(sug, parseJsonp(readText(response)))[0][1]),
    },
  ],
})
