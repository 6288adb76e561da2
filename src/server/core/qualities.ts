/** One wish of an `Accept-…` header: a name in small letters and its weight, 0 to 1. */
export interface Quality {
  readonly name: string
  readonly weight: number
}

const PART = /^\s*([^\s;]+)\s*(?:;\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?$/i
/** More wishes than any honest client sends. */
const MOST = 32

/**
 * Reads a header such as `br;q=1.0, gzip;q=0.8, *;q=0` (RFC 9110, 12.4.2): the wishes of weight above 0, the heaviest
 * first, equal ones in the order said. Parts that do not follow the grammar are ignored.
 */
export function parseQualities(header: string): readonly Quality[] {
  return readQualities(header)
    .filter((wish) => wish.weight > 0)
    .sort((a, b) => b.weight - a.weight)
}

/** As `parseQualities`, but unsorted and with the refusals (weight 0) kept. */
export function readQualities(header: string): readonly Quality[] {
  return header
    .split(',', MOST)
    .map((part) => PART.exec(part))
    .filter((match) => match !== null)
    .map((match) => ({ name: (match[1] ?? '').toLowerCase(), weight: match[2] === undefined ? 1 : Number(match[2]) }))
}
