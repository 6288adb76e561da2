/** Hosts of the user's own computer, which need no https. */
const OWN_COMPUTER = new Set(['localhost', '127.0.0.1'])

/** What is wrong with a typed address of a server. */
export type ServerProblem = 'noAddress' | 'noHttps'

/**
 * The origin of a server whose address somebody types, such as `https://example.org`: without a scheme it is https, but on
 * the user's own computer http. What follows the host is left out, as one copies it from the address bar.
 */
export function originOfServer(typed: string): string | ServerProblem {
  const text = typed.trim()
  const isOwn = OWN_COMPUTER.has(/^[^/:]*/.exec(text)?.[0].toLowerCase() ?? '')
  const url = URL.parse(/^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `${isOwn ? 'http' : 'https'}://${text}`)
  if (url === null || url.hostname === '' || url.hostname.includes('*') || url.username !== '' || url.password !== '')
    return 'noAddress'
  if (url.protocol === 'https:') return url.origin
  if (url.protocol !== 'http:') return 'noAddress'
  return OWN_COMPUTER.has(url.hostname) ? url.origin : 'noHttps'
}
