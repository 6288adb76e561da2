const EXTENSION_ORIGIN = /^(?:chrome|moz|safari-web)-extension:\/\/[\w-]{1,64}$/

/** Whether a text is the origin of a browser extension's pages. */
export const isExtensionOrigin = (origin: string): boolean => EXTENSION_ORIGIN.test(origin)

/** What a browser says of the page that sends a request. */
interface Sender {
  /** The header `Sec-Fetch-Site`. */
  readonly fetchSite: string | undefined
  /** The header `Origin`, which no page can choose. */
  readonly origin: string | undefined
  /** Host and port of this server, as the browser requested it. */
  readonly host: string
}

/**
 * Whether a browser sent a request from a page of this server: by `Sec-Fetch-Site`, or by `Origin` where the browser
 * withholds it (plain http). Without both it is refused, since old browsers send neither with a form. Pages of an
 * extension are taken as own ones: what they send is no other site's, and carries no cookie but a token of its own.
 * @param extensions the origins of those that are; any extension where it is undefined
 */
export function isOwnPage({ fetchSite, origin, host }: Sender, extensions: readonly string[] | undefined): boolean {
  if (origin !== undefined && isExtensionOrigin(origin)) return extensions?.includes(origin) ?? true
  if (fetchSite !== undefined) return fetchSite === 'same-origin'
  return origin !== undefined && host !== '' && URL.parse(origin)?.host === host
}
