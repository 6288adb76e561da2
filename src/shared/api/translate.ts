import * as v from 'valibot'
import { SEARCH } from '../constants.ts'
import { TRANSLATION_TARGETS, TRANSLATORS } from '../entities/translation.ts'
import { endpoint } from './endpoint.ts'

/** A translation. If nobody translates it, the answer is code 0 with an empty text (spec section 8). */
export const translate = endpoint({
  method: 'GET',
  path: '/api/tencent_fy',
  about: 'Translates a short text, by the translators that the operator has set up.',
  input: v.object({
    SourceText: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(SEARCH.inputLength)),
    Target: v.picklist(TRANSLATION_TARGETS),
  }),
  output: v.object({
    TargetText: v.string(),
    /** Who translated; absent without a text. */
    by: v.optional(v.picklist(TRANSLATORS)),
  }),
  thirdParty: () => 'translate',
})
