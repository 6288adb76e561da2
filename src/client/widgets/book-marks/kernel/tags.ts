import type { Bookmark } from '../../../../shared/entities/bookmark.ts'
import { tagKey, tidyTags } from '../../../kit/rules.ts'

export const tagsText = (tags: readonly string[]): string => tags.join(', ')

export const hasTag = ({ tags }: Pick<Bookmark, 'tags'>, tag: string): boolean =>
  tags.some((one) => tagKey(one) === tagKey(tag))

export const withTag = (bookmark: Bookmark, tag: string): Bookmark =>
  hasTag(bookmark, tag) ? bookmark : { ...bookmark, tags: tidyTags([...bookmark.tags, tag]) }

export const withoutTag = (bookmark: Bookmark, tag: string): Bookmark =>
  hasTag(bookmark, tag) ? { ...bookmark, tags: bookmark.tags.filter((one) => tagKey(one) !== tagKey(tag)) } : bookmark

/** A tag with the number of bookmarks that have it. */
export interface TagCount {
  readonly tag: string
  readonly count: number
}

/** All tags, the most used first, those of equal use in the order of the language. */
export function countTags(bookmarks: readonly Pick<Bookmark, 'tags'>[], language: string): readonly TagCount[] {
  const counts = new Map<string, TagCount>()
  for (const tag of bookmarks.flatMap(({ tags }) => tags)) {
    const { tag: first, count } = counts.get(tagKey(tag)) ?? { tag, count: 0 }
    counts.set(tagKey(tag), { tag: first, count: count + 1 })
  }
  const { compare } = new Intl.Collator(language, { numeric: true })
  return [...counts.values()].toSorted((one, other) => other.count - one.count || compare(one.tag, other.tag))
}
