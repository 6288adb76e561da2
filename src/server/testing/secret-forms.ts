/** Base64 without its ends, which depend on what stands before and behind. */
function base64Of(bytes: Uint8Array): readonly string[] {
  return [0, 1, 2].flatMap((before) => {
    const text = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64')
    const whole = text.slice(Math.ceil((before * 8) / 6), Math.floor(((before + bytes.length) * 8) / 6))
    return [whole, whole.replaceAll('+', '-').replaceAll('/', '_')]
  })
}

/**
 * Every way in which a secret could be written down, as Latin-1: as text in UTF-8 and UTF-16, and both it and the bytes
 * that it may encode in hex and, wherever they begin, in base64.
 */
function formsOf(secret: string): readonly string[] {
  const texts = [Buffer.from(secret), Buffer.from(secret, 'utf16le')]
  const decoded = /^[\w-]{20,}$/.test(secret) ? [Buffer.from(secret, 'base64url')] : []
  const forms = [...texts, ...decoded].flatMap((bytes) => {
    const hex = bytes.toString('hex')
    return [bytes.toString('latin1'), hex, hex.toUpperCase(), ...base64Of(bytes)]
  })
  return [encodeURIComponent(secret), ...forms]
}

/** The secrets that are in a text or in bytes, in whatever form. */
export function findSecrets(where: string | Uint8Array, secrets: readonly string[]): readonly string[] {
  const text = Buffer.from(where).toString('latin1')
  return secrets.filter((secret) => formsOf(secret).some((form) => text.includes(form)))
}
