/** Characters that are joined at once: more would be too many arguments. */
const CHUNK = 32_768

export function base64Of(bytes: Uint8Array): string {
  const texts: string[] = []
  for (let at = 0; at < bytes.length; at += CHUNK) texts.push(String.fromCharCode(...bytes.subarray(at, at + CHUNK)))
  return btoa(texts.join(''))
}

/** @throws if it is no base64 */
export const bytesOfBase64 = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
