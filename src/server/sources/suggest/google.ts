import { defineSource } from '../source.ts'
import { encode, parseShape, readJson } from '../text.ts'
import { openSearch, SUGGESTIONS, toSuggestions } from './rows.ts'

/** Google's suggestions. */
export const google = defineSource({
  id: 'suggest.google',
  ...SUGGESTIONS,
  attempts: [
    {
      request: (text: string) => ({
        url: `https://suggestqueries.google.com/complete/search?client=chrome&q=${encode(text)}`,
      }),
      read: (response) => toSuggestions(parseShape(openSearch, readJson(response))[1]),
    },
  ],
})
