import { isWebUrl } from '../../../../shared/lib/url/is-web-url.ts'
import type { EventColor } from '../kernel/event.ts'

/** A calendar of somebody else, by the address at which it is published. */
export interface Feed {
  readonly id: string
  readonly name: string
  readonly url: string
  readonly color: EventColor
  readonly isShown: boolean
}

export interface Feeds {
  readonly feeds: readonly Feed[]
}

export const FEED_LIMITS = { feeds: 20, name: 100, url: 2048 } as const

/** The address that a user types: `webcal:` is https, and so is none. @returns undefined for what is no address of the web */
export function feedAddress(typed: string): string | undefined {
  const text = typed.trim().replace(/^webcals?:\/\//i, 'https://')
  const url = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`
  return text.includes('.') && url.length <= FEED_LIMITS.url && isWebUrl(url) ? URL.parse(url)?.href : undefined
}

/** Subscribes to a calendar; nothing where there is no room, or where it is subscribed to already. */
export const addFeed = (now: Feeds, feed: Feed): Feeds =>
  now.feeds.length >= FEED_LIMITS.feeds || now.feeds.some(({ url }) => url === feed.url)
    ? now
    : { ...now, feeds: [...now.feeds, feed] }

export const removeFeed = (now: Feeds, id: string): Feeds => ({
  ...now,
  feeds: now.feeds.filter((feed) => feed.id !== id),
})

export const changeFeed = (
  now: Feeds,
  id: string,
  change: Partial<Pick<Feed, 'name' | 'color' | 'isShown'>>,
): Feeds => ({
  ...now,
  feeds: now.feeds.map((feed) => (feed.id === id ? { ...feed, ...change } : feed)),
})
