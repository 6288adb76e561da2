import * as v from 'valibot'
import { endpoint } from './endpoint.ts'

/** Whether a site lets itself be shown in a frame; unknown if it does not answer. */
export const FRAMING = ['yes', 'no', 'unknown'] as const

/** Asks before a site is opened in the window, because a browser tells no page why a frame stays empty. */
export const frameCheck = endpoint({
  method: 'GET',
  path: '/api/frame_check',
  about: 'Reads from the headers of a page whether it may be shown in a frame.',
  input: v.object({ url: v.pipe(v.string(), v.maxLength(2048), v.url(), v.startsWith('https://')) }),
  output: v.object({ framable: v.picklist(FRAMING) }),
  cache: 24 * 3600,
  thirdParty: ({ url }) => url,
})
