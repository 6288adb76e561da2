import type { Section } from '../../../../shared/entities/section.ts'
import { isTooDeep } from '../../../../shared/lib/values/json-depth.ts'

/**
 * Finds what other devices could not read of a section: it must be an object or an array of JSON, that UTF-8 can have
 * and recursion can read, and in notes each `content` base64 of UTF-8 (spec section 7).
 * @returns the path of what is wrong, such as `list.0.content`, empty for all of it; undefined if nothing is
 */
export function findProblem(section: Section, body: string): string | undefined {
  if (!body.isWellFormed() || isTooDeep(body)) return ''
  let value: unknown
  try {
    value = JSON.parse(body)
  } catch {
    return ''
  }
  if (typeof value !== 'object' || value === null) return ''
  return section === 'notes' ? findUnreadableContent(value)?.join('.') : undefined
}

/** The keys that lead to a content that is no base64 of UTF-8. */
function findUnreadableContent(value: unknown): readonly string[] | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, one] of Array.isArray(value) ? value.entries() : Object.entries(value)) {
    const isContent = key === 'content' && typeof one === 'string'
    const found = isContent ? decodeContent(one) === undefined && [] : findUnreadableContent(one)
    if (found) return [String(key), ...found]
  }
  return undefined
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** The text of a note's content; undefined if it is no base64 of UTF-8. */
export function decodeContent(content: string): string | undefined {
  const bytes = Buffer.from(content, 'base64')
  if (bytes.toString('base64') !== content) return undefined
  try {
    return decoder.decode(bytes)
  } catch {
    return undefined
  }
}
