import type { Section } from '../../../../shared/entities/section.ts'

/** A value within a body, and how it was come by. */
interface Place {
  readonly value: unknown
  readonly key: string
  readonly parent: Place | undefined
}

/**
 * Finds what other devices could not read of a section: it must be an object or an array of JSON, that UTF-8 can have,
 * and in notes each `content` base64 of UTF-8 (spec section 7).
 * @returns the path of what is wrong, such as `list.0.content`, empty for all of it; undefined if nothing is
 */
export function findProblem(section: Section, body: string): string | undefined {
  if (!body.isWellFormed()) return ''
  let value: unknown
  try {
    value = JSON.parse(body)
  } catch {
    return ''
  }
  if (typeof value !== 'object' || value === null) return ''
  return section === 'notes' ? findUnreadableContent(value) : undefined
}

function findUnreadableContent(root: object): string | undefined {
  // no recursion: JSON may be deeper than the stack
  const open: Place[] = [{ value: root, key: '', parent: undefined }]
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    if (typeof place.value === 'string') {
      if (decodeContent(place.value) === undefined) return pathOf(place)
      continue
    }
    if (typeof place.value !== 'object' || place.value === null) continue
    for (const [key, value] of Object.entries(place.value))
      if (typeof value === 'object' || (key === 'content' && typeof value === 'string'))
        open.push({ value, key, parent: place })
  }
  return undefined
}

function pathOf(place: Place): string {
  const keys: string[] = []
  for (let at: Place | undefined = place; at?.parent !== undefined; at = at.parent) keys.push(at.key)
  return keys.reverse().join('.')
}

/** The text of a note's content; undefined if it is no base64 of UTF-8. */
export function decodeContent(content: string): string | undefined {
  const bytes = Buffer.from(content, 'base64')
  if (bytes.toString('base64') !== content) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}
