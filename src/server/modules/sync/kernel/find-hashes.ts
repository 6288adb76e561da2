import type { Section } from '../../../../shared/entities/section.ts'
import { decodeContent } from './find-problem.ts'

/** A SHA-256 in hex, alone or behind `face:`; longer runs of digits are something else. */
const HASH = /(?<![\da-f])[\da-f]{64}(?![\da-f])/g
const CONTENT = /"content"\s*:\s*"([A-Za-z\d+/=]+)"/g

/** The hashes of files that a body names; in notes also within the contents, which are base64. */
export function findHashes(section: Section, body: string): ReadonlySet<string> {
  const found = new Set(body.match(HASH))
  if (section !== 'notes') return found
  for (const [, content = ''] of body.matchAll(CONTENT))
    for (const hash of decodeContent(content)?.match(HASH) ?? []) found.add(hash)
  return found
}
