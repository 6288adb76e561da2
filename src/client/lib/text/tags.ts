import { BOOKMARK_LIMITS } from '../../../shared/entities/bookmark.ts'
import { oneLine } from '../../../shared/lib/text/one-line.ts'

/** Tags are written one behind another with these between them. */
const SEPARATOR = /[,，、;；\n]/g

/** By what two tags are the same: their case does not matter. */
export const tagKey = (tag: string): string => tag.toLowerCase()

/** Tags as bookmarks keep them: without separators, each once, as many as one bookmark may have. */
export function tidyTags(tags: readonly string[]): readonly string[] {
  const byKey = new Map<string, string>()
  for (const tag of tags) {
    const tidy = oneLine(tag.replace(SEPARATOR, ' '), BOOKMARK_LIMITS.tagLength)
    if (tidy !== '' && !byKey.has(tagKey(tidy))) byKey.set(tagKey(tidy), tidy)
  }
  return [...byKey.values()].slice(0, BOOKMARK_LIMITS.tags)
}

/** What is typed into a field of tags, or stands in a file: `news, to read`. */
export const parseTags = (text: string): readonly string[] => tidyTags(text.split(SEPARATOR))
