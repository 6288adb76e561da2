import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { webUrl } from './web-url.ts'

/**
 * How an address stands. `moved`: its page is for good at another. `gone`: its site says that there is no such page.
 * `refused`: it may not be asked about, or its site does not let it be looked at. `unreachable`: nobody answers, or
 * with a fault of the site's own.
 */
export const LINK_STATES = ['ok', 'moved', 'gone', 'refused', 'unreachable'] as const
export type LinkState = (typeof LINK_STATES)[number]

/** Addresses in one question: it is answered within the time of a call. */
export const LINKS_PER_CHECK = 8

/** Asks for pages, on a user's request, whether they are still there. */
export const checkLinks = endpoint({
  method: 'POST',
  path: '/api/check_links',
  about: 'Looks whether the pages at some addresses are still there, without reading them.',
  input: v.object({ urls: v.pipe(v.array(webUrl), v.minLength(1), v.maxLength(LINKS_PER_CHECK)) }),
  output: v.object({
    /** In the order of the addresses. */
    links: v.array(
      v.object({
        state: v.picklist(LINK_STATES),
        /** Where a page that has moved is now. */
        to: v.exactOptional(v.string()),
      }),
    ),
  }),
  thirdParty: ({ urls: [first = ''] }) => first,
})
