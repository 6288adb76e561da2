import { defineSource } from '../source.ts'
import { readJson } from '../text.ts'
import { encode, openSearch, parseShape, SUGGESTIONS, toSuggestions } from './rows.ts'

/** Google's suggestions. */
export const google = defineSource({
  id: 'suggest.google',
  ...SUGGESTIONS,
  ways: [
    {
      request: (text: string) => ({
        url: `https://suggestqueries.google.com/complete/search?client=chrome&q=${encode(text)}`,
      }),
      read: (answer) => toSuggestions(parseShape(openSearch, readJson(answer))[1]),
    },
  ],
})
