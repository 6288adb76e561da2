import { isInternalUrl } from '../../../../../shared/lib/url/safe-url.ts'
import type { Reason } from '../model.ts'

/** Schemes of pages that browsers and start pages have inside. */
const INTERNAL =
  /^(about|brave|chrome|chrome-extension|edge|extension|infinity|itab|moz-extension|mtab|opera|place|tab|wetab):/i

/** Why an address that is none of the web is left behind. */
export const reasonOfAddress = (address: string): Reason =>
  INTERNAL.test(address.trim()) || isInternalUrl(address) ? 'page' : 'address'
