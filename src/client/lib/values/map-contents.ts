import { isPlainObject } from './json.ts'

/** A value with every text under a key `content`, at any depth, by a function: what a note says, which travels as base64. */
export function mapContents(value: unknown, map: (text: string) => string): unknown {
  if (Array.isArray(value)) return value.map((one) => mapContents(one, map))
  if (!isPlainObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      key === 'content' && typeof one === 'string' ? map(one) : mapContents(one, map),
    ]),
  )
}
