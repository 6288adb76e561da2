import type { About } from '../../../../shared/api/about.ts'

/** Whether the operator has given any way to donate. */
export const mayDonate = ({ donations, donationPage }: About): boolean =>
  donations.length > 0 || donationPage !== undefined

/** An e-mail address as it is; of a web address its host. */
export const addressLabel = (address: string): string => (URL.canParse(address) ? new URL(address).host : address)

/** What a link to a contact opens: a mail to an e-mail address; undefined for a web address. */
export const mailLink = (contact: string): string | undefined =>
  /^https?:/i.test(contact) ? undefined : `mailto:${contact}`
