import type { AnyDocument, Decoded } from '../document.ts'

/** The keys of quarantined records begin so, then come the id of the document and the time. */
export const QUARANTINE = 'aside:'

/** Whether writing the decoded value would lose parts of the stored one: the record is quarantined before that. */
export const isDamaged = (decoded: Decoded<unknown>): boolean =>
  decoded.at === 'invalid' || (decoded.at === 'read' && decoded.repaired.length > 0)

/** The key under which a record that could not be read is put aside. @param at milliseconds since 1970 */
export const quarantineKey = ({ id }: Pick<AnyDocument, 'id'>, at: number): string => `${QUARANTINE}${id}:${at}`

/** The document and the time in the key of a quarantined record. */
export function readQuarantineKey(key: string): { readonly document: string; readonly at: number } {
  const [, document = '', at] = key.split(':')
  return { document, at: Number(at) }
}
