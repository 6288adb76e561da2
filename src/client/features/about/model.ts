import type { About } from '../../../shared/api/about.ts'

/** Whether the operator has given any way to donate. */
export const mayDonate = ({ donations, donationPage }: About): boolean =>
  donations.length > 0 || donationPage !== undefined

/** An e-mail address as it is; of a web address its host. */
export const addressLabel = (address: string): string => (URL.canParse(address) ? new URL(address).host : address)

/** What a link to a contact opens: a mail to an e-mail address; undefined for a web address. */
export const mailLink = (contact: string): string | undefined =>
  /^https?:/i.test(contact) ? undefined : `mailto:${contact}`

/** The dark modules of a QR code as one SVG path of unit squares, row by row. */
export function qrPath(rows: readonly (readonly boolean[])[]): string {
  return rows.flatMap((row, y) => runs(row).map(([from, to]) => `M${from} ${y}h${to - from}v1h${from - to}z`)).join('')
}

/** Where true values begin and end, e.g. `[[0, 2]]` for true, true, false. */
function runs(row: readonly boolean[]): readonly (readonly [from: number, to: number])[] {
  return row.flatMap((isDark, from) => {
    if (!isDark || row[from - 1] === true) return []
    const end = row.indexOf(false, from)
    return [[from, end < 0 ? row.length : end] as const]
  })
}
