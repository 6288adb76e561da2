import { typedAddress } from '../../../shared/lib/url/address.ts'
import { checkAddress } from './check-address.ts'

/** Addresses at most that are taken over at once. */
const LIMIT = 30

/**
 * The addresses in a text that holds nothing else, one on a line (a `text/uri-list` has comments, too); empty if any
 * line is something else, or an address that no icon may have.
 */
export function addressesIn(text: string): readonly string[] {
  const lines = text.split(/\r?\n/).map((line) => line.trim())
  const written = lines.filter((line) => line !== '' && !line.startsWith('#'))
  if (written.length > LIMIT) return []
  const urls = written.map((line) => {
    const checked = typedAddress(line) === undefined ? undefined : checkAddress(line)
    return checked?.ok ? checked.url : undefined
  })
  return urls.every((url) => url !== undefined) ? [...new Set(urls)] : []
}
