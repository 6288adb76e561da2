import * as v from 'valibot'
import { defineSource } from '../source.ts'
import { encode, parseShape, readJson } from '../text.ts'
import { fieldOf, openSearch, SUGGESTIONS, toSuggestions } from './rows.ts'

/** `Results` is absent when there are none. */
const qsonhs = v.object({
  AS: v.object({ Results: v.optional(v.array(v.object({ Suggests: v.array(v.unknown()) })), []) }),
})

/** Bing's suggestions. */
export const bing = defineSource({
  id: 'suggest.bing',
  ...SUGGESTIONS,
  attempts: [
    {
      request: (text: string) => ({ url: `https://api.bing.com/osjson.aspx?query=${encode(text)}` }),
      read: (response) => toSuggestions(parseShape(openSearch, readJson(response))[1]),
    },
    {
      request: (text) => ({ url: `https://api.bing.com/qsonhs.aspx?type=cb&q=${encode(text)}` }),
      read: (response) => {
        const groups = parseShape(qsonhs, readJson(response)).AS.Results
        return toSuggestions(groups.flatMap((group) => group.Suggests).map((row) => fieldOf(row, 'Txt')))
      },
    },
  ],
})
