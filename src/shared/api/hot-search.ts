import * as v from 'valibot'
import { HOT_BOARDS, hotRowSchema } from '../entities/hot-search.ts'
import { endpoint } from './endpoint.ts'
import { freshness } from './freshness.ts'

/** The rows of a hot board; refused while the board does not answer, or the operator has switched it off. */
export const hotSearch = endpoint({
  method: 'GET',
  path: '/api/hot_srarch',
  about: 'Lists what is searched or read most on a site, as it says itself.',
  input: v.object({ type: v.optional(v.picklist(HOT_BOARDS), 'baidu') }),
  output: v.object({
    hotSearchDTOList: v.array(hotRowSchema),
    ...freshness,
  }),
  cache: 600,
  thirdParty: ({ type }) => `hot.${type}`,
})
