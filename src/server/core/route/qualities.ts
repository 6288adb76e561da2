/** One entry of an `Accept-…` header: a name in lower case and its weight, 0 to 1. */
export interface Quality {
  readonly name: string
  readonly weight: number
}

const PART = /^\s*([^\s;]+)\s*(?:;\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?$/i
/** Entries beyond this are ignored; no regular client sends as many. */
const MAX_PARTS = 32

/**
 * Parses a header such as `br;q=1.0, gzip;q=0.8, *;q=0` (RFC 9110, 12.4.2). Malformed entries are ignored.
 * @returns the entries of weight above 0, the heaviest first; equal ones keep their order.
 */
export function parseQualities(header: string): readonly Quality[] {
  return readQualities(header)
    .filter((entry) => entry.weight > 0)
    .sort((a, b) => b.weight - a.weight)
}

/** As `parseQualities`, but unsorted and including entries of weight 0 (refusals). */
export function readQualities(header: string): readonly Quality[] {
  return header
    .split(',', MAX_PARTS)
    .map((part) => PART.exec(part))
    .filter((match) => match !== null)
    .map((match) => ({ name: (match[1] ?? '').toLowerCase(), weight: match[2] === undefined ? 1 : Number(match[2]) }))
}
