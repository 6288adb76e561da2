declare const URL: { canParse(text: string): boolean; new (text: string): { readonly hostname: string } }

/** The host of an address without `www.`; empty if it has none. */
export const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : '')
