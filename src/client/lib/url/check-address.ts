import { typedAddress } from '../../../shared/lib/url/address.ts'
import { isInternalUrl, safeUrl } from '../../../shared/lib/url/safe-url.ts'

declare const URL: new (text: string) => { readonly username: string; readonly password: string }

/** Why a text is no address for an icon. */
export type AddressProblem = 'empty' | 'invalid' | 'scheme' | 'credentials'

/** An address as the user means it, or why it is none. */
export type CheckedAddress =
  | { readonly ok: true; readonly url: string }
  | { readonly ok: false; readonly problem: AddressProblem }

/** A scheme with two slashes, or one that runs or carries code; `nas:5000` has a port, no scheme. */
const FOREIGN_SCHEME =
  /^(?!https?:)([a-z][a-z\d+.-]*:\/\/|(javascript|vbscript|data|blob|file|about|mailto|view-source):)/i

/**
 * Checks the address that a user gives to an icon: http or https, with or without its scheme, a single name of the local
 * network, or an internal link. A name and password in an address would be stored and backed up in the clear.
 */
export function checkAddress(text: string): CheckedAddress {
  // browsers ignore tabs and line breaks inside a scheme
  const typed = text.replace(/[\t\r\n]/g, '').trim()
  if (typed === '') return { ok: false, problem: 'empty' }
  if (isInternalUrl(typed)) return { ok: true, url: typed }
  if (FOREIGN_SCHEME.test(typed)) return { ok: false, problem: 'scheme' }
  const url = typedAddress(typed) ?? typedAddress(`${typed}/`) ?? ofUnknownDomain(typed) ?? withScheme(typed)
  if (url === undefined) return { ok: false, problem: 'invalid' }
  const { username, password } = new URL(url)
  return username === '' && password === '' ? { ok: true, url } : { ok: false, problem: 'credentials' }
}

/** Where an address is asked for, a host needs no well-known top-level domain; with a port it is none of the known ones. */
const ofUnknownDomain = (typed: string) =>
  /^[^/?#:@]+[.。．｡][a-z]{2,63}(?=[/?#]|$)/i.test(typed) ? typedAddress(typed.replace(/[/?#]|$/, ':443$&')) : undefined

/** An address with `user@` before its host is no typed address, but must be recognized as one. */
const withScheme = (typed: string) =>
  /^[^\s/@]+@[^\s/@]+\.[^\s/@]+/.test(typed) && !/^[^:@]+@/.test(typed) ? safeUrl(`https://${typed}`) : undefined
