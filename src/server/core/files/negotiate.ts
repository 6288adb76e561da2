import { readQualities } from '../route/qualities.ts'

/** Encodings in which a file may be on disk; `identity` always is. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** Smallest first: the order of preference among encodings of equal weight. */
const PREFERENCE = ['br', 'gzip', 'identity'] as const

/**
 * Chooses the encoding to send (RFC 9110, 12.5.3): the available one of highest weight; `identity` without a header or
 * when no available encoding is accepted.
 */
export function chooseEncoding(acceptEncoding: string | undefined, available: ReadonlySet<Encoding>): Encoding {
  if (acceptEncoding === undefined) return 'identity'
  const accepted = readQualities(acceptEncoding.replaceAll(/\bx-gzip\b/gi, 'gzip'))
  const weightOf = (encoding: Encoding): number => {
    const named = accepted.find((entry) => entry.name === encoding) ?? accepted.find((entry) => entry.name === '*')
    // Identity is accepted unless refused, with a weight below every requested encoding.
    return named?.weight ?? (encoding === 'identity' ? 0.0001 : 0)
  }
  const acceptable = PREFERENCE.filter((encoding) => available.has(encoding) && weightOf(encoding) > 0)
  return acceptable.reduce<Encoding>(
    (best, next) => (weightOf(next) > weightOf(best) ? next : best),
    acceptable[0] ?? 'identity',
  )
}

/** Whether `If-None-Match` matches this ETag. The comparison is weak (RFC 9110, 13.1.2). */
export function hasVersion(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

/** Offsets of the first and last byte, both inclusive. */
export interface ByteRange {
  readonly first: number
  readonly last: number
}

const SINGLE_RANGE = /^bytes\s*=\s*(\d*)\s*-\s*(\d*)\s*$/i

/**
 * The byte range that a `Range` header requests; `unsatisfiable` when it lies outside the file. `whole` when there is
 * no header, several ranges (RFC 9110, 14.2 allows ignoring them) or an unknown format.
 * @param size of the file in bytes.
 */
export function parseByteRange(header: string | undefined, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  const match = SINGLE_RANGE.exec(header ?? '')
  if (!match) return 'whole'
  const [, from = '', to = ''] = match
  if (from === '' && to === '') return 'whole'
  if (from === '') {
    const suffix = Math.min(Number(to), size)
    return suffix === 0 ? 'unsatisfiable' : { first: size - suffix, last: size - 1 }
  }
  const first = Number(from)
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < first) return 'whole'
  return first >= size ? 'unsatisfiable' : { first, last }
}
