import { readQualities } from '../../core/qualities.ts'

/** The forms in which a file is on the disk; `identity` always is. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** The smallest first: what is chosen among equally welcome ones. */
const PREFERENCE = ['br', 'gzip', 'identity'] as const

/**
 * The form to send (RFC 9110, 12.5.3): the heaviest wish that is on the disk. Without a header, and when nothing that
 * we have is welcome, the file as it is.
 */
export function chooseEncoding(acceptEncoding: string | undefined, available: ReadonlySet<Encoding>): Encoding {
  if (acceptEncoding === undefined) return 'identity'
  const wishes = readQualities(acceptEncoding.replaceAll(/\bx-gzip\b/gi, 'gzip'))
  const weightOf = (encoding: Encoding): number => {
    const named = wishes.find((wish) => wish.name === encoding) ?? wishes.find((wish) => wish.name === '*')
    // Identity is welcome unless it is refused, yet less than anything that was asked for.
    return named?.weight ?? (encoding === 'identity' ? 0.0001 : 0)
  }
  const welcome = PREFERENCE.filter((encoding) => available.has(encoding) && weightOf(encoding) > 0)
  return welcome.reduce<Encoding>(
    (best, next) => (weightOf(next) > weightOf(best) ? next : best),
    welcome[0] ?? 'identity',
  )
}

/** Whether a browser that sent `If-None-Match` has this version already. Compared weakly, as RFC 9110, 13.1.2 asks. */
export function hasVersion(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

/** First and last byte, both included. */
export interface ByteRange {
  readonly first: number
  readonly last: number
}

const ONE_RANGE = /^bytes\s*=\s*(\d*)\s*-\s*(\d*)\s*$/i

/**
 * The part of a file that `Range` asks for; `whole` when it asks for none, for several at once (a server may answer the
 * whole, RFC 9110, 14.2) or in a form that is not known; `unsatisfiable` when the part lies outside the file.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  const match = ONE_RANGE.exec(header ?? '')
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
