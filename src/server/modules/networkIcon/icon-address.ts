/**
 * Resolves the address of an icon, a manifest or a base.
 * @returns an http or https address without credentials, a `data:` URL of a picture, or undefined for anything else.
 */
export function resolveIcon(href: string, base: string): string | undefined {
  const text = href.trim()
  if (text === '') return undefined
  if (/^data:/i.test(text)) return /^data:image\//i.test(text) ? text : undefined
  const url = URL.parse(text, base)
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return undefined
  if (url.username !== '' || url.password !== '') return undefined
  url.hash = ''
  return url.href
}

/** The bytes of a `data:` URL; undefined if they cannot be decoded. */
export function embeddedBytes(href: string): Uint8Array | undefined {
  const [, parameters = '', data = ''] = /^data:([^,]*),(.*)$/is.exec(href) ?? []
  try {
    const text = decodeURIComponent(data)
    return Buffer.from(text, /;\s*base64\s*$/i.test(parameters) ? 'base64' : 'utf8')
  } catch {
    return undefined
  }
}
