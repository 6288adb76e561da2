import * as v from 'valibot'
import { sourceNeed } from './capabilities.ts'
import { endpoint } from './endpoint.ts'

/** Why the server asks sites that no source names: for icons and pictures, whether they may be framed, whether pages are still there, for wallpapers, films, logos, calendars. */
export const LOOKUPS = ['icon', 'frame', 'link', 'wallpaper', 'film', 'logo', 'calendar'] as const
export type Lookup = (typeof LOOKUPS)[number]

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** What the server has asked of others, for everyone that uses it. No query, no address of a user, no site of one. */
export const contacts = endpoint({
  method: 'GET',
  path: '/api/contacts',
  about:
    'Tells whom this server asks, how often since its start, and how they answer: sources by host, sites of users in total.',
  input: v.object({}),
  output: v.object({
    /** When the server was started, in milliseconds since 1970. */
    since: v.number(),
    sources: v.array(
      v.object({
        id: v.string(),
        /** Whether the operator has switched it off. */
        isOff: v.boolean(),
        need: sourceNeed,
        /** Those that it may ask, and how often it has. */
        hosts: v.array(v.object({ host: v.string(), count })),
        /** How it has done since the start, times as above. */
        health: v.object({
          succeededAt: v.optional(v.number()),
          latencyMs: v.optional(v.number()),
          failedAt: v.optional(v.number()),
          failure: v.optional(v.string()),
        }),
      }),
    ),
    lookups: v.array(v.object({ lookup: v.picklist(LOOKUPS), count })),
  }),
  cache: 0,
})
