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

/** The bytes of a `data:` URL; undefined if it is none. A `%` that begins no escape stands for itself, as in browsers. */
export function embeddedBytes(href: string): Uint8Array | undefined {
  const [, parameters, data] = /^data:([^,]*),(.*)$/is.exec(href) ?? []
  if (parameters === undefined || data === undefined) return undefined
  const escaped = Buffer.from(data, 'utf8').toString('latin1')
  const bytes = escaped.replaceAll(/%([\da-f]{2})/gi, (_escape, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return Buffer.from(bytes, /;\s*base64\s*$/i.test(parameters) ? 'base64' : 'latin1')
}
