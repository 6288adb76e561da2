import { BOOKMARK_LIMITS } from '../../../../../shared/entities/bookmark.ts'
import { oneLine } from '../../../../../shared/lib/text/one-line.ts'

/** A bookmark or a folder as the page and the browser both have it: what is compared, and nothing else. */
export interface BoundNode {
  readonly id: string
  /** The id of the folder that it is in; empty at the top. */
  readonly parent: string
  readonly name: string
  /** The address of a bookmark; undefined for a folder. */
  readonly url: string | undefined
  /** Whether a folder has what the other side cannot have; such a folder is never removed. */
  readonly hasMore: boolean
}

/** What was the same on both sides when they last agreed, by the ids of each. */
export interface Pair {
  readonly item: string
  readonly bookmark: string
  /** The item of the folder that it is in; empty at the top. */
  readonly parent: string
  readonly name: string
  /** Of a bookmark; a folder has none. */
  readonly url?: string
}

/** A name as both sides can have it: on one line; one without any letter is the host of its address. */
export function boundName(name: string, url: string | undefined): string {
  const line = oneLine(name, BOOKMARK_LIMITS.nameLength)
  return line !== '' || url === undefined ? line : new URL(url).hostname.replace(/^www\./, '')
}
