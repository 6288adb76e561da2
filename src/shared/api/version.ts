import * as v from 'valibot'
import { endpoint } from './endpoint.ts'

/** The server's version and what is new since the version that the client sends, in the caller's language. */
export const getVersion = endpoint({
  method: 'GET',
  path: '/api/get_version',
  about: 'Gives the current version and what is new since the version sent.',
  input: v.object({
    /** The version whose notes the user has read; without one, those of the current version are given. */
    version: v.optional(v.pipe(v.string(), v.maxLength(32))),
  }),
  output: v.object({
    version: v.string(),
    /** The notes, one per line; empty when there is nothing new. */
    info: v.string(),
  }),
})
