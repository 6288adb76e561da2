/**
 * What an address leads to, for comparing: host and port without `www.`, path without its last slash, query and fragment.
 * @param url an absolute address
 * @returns undefined for what is none
 */
export function addressTarget(url: string): string | undefined {
  if (!/^https?:/i.test(url) || !URL.canParse(url)) return undefined
  const { host, pathname, search, hash } = new URL(url)
  return `${host.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}${search}${hash}`
}
