import type { Item } from '../../../../shared/entities/item.ts'
import { isPlainObject } from '../../../../shared/lib/json.ts'
import { frameOf } from '../arranging/free/model.ts'
import homeMending from '../mending.ts'

/**
 * Tiles as text: `genkan-tiles:` and what follows in base64. It is opaque, no secret (decisions.md "clipboard elements"): whoever
 * has the product can read it, and whoever has any text can paste it. So what is read is treated as hostile.
 */
const MARK = 'genkan-tiles:'
/** Where there is nothing to encrypt with, as on plain http. */
const PLAIN_MARK = 'genkan-tiles-plain:'
const PASSPHRASE = 'genkan'
const IV_BYTES = 12
/** More tiles, or a longer text, are nobody's selection. */
const MOST_TILES = 1000
const LONGEST_TEXT = 8_000_000

/** Writes tiles as text, by AES-GCM where the browser has it. */
export async function packTiles(
  tiles: readonly Item[],
  subtle = crypto.subtle as SubtleCrypto | undefined,
): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify({ tiles }))
  if (subtle === undefined) return PLAIN_MARK + base64Of(bytes)
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const sealed = new Uint8Array(await subtle.encrypt({ name: 'AES-GCM', iv }, await keyOf(subtle), bytes))
  return MARK + base64Of(new Uint8Array([...iv, ...sealed]))
}

/**
 * Reads tiles from any text: each is checked as one of a stored desktop is, and stands somewhere. Undefined for a text that
 * is none of ours, or has been tampered with.
 */
export async function unpackTiles(
  text: string,
  subtle = crypto.subtle as SubtleCrypto | undefined,
): Promise<readonly Item[] | undefined> {
  const trimmed = text.trim()
  if (trimmed.length > LONGEST_TEXT) return undefined
  try {
    if (trimmed.startsWith(PLAIN_MARK)) return readTiles(bytesOf(trimmed.slice(PLAIN_MARK.length)))
    if (!trimmed.startsWith(MARK) || subtle === undefined) return undefined
    const bytes = bytesOf(trimmed.slice(MARK.length))
    const [iv, sealed] = [bytes.slice(0, IV_BYTES), bytes.slice(IV_BYTES)]
    return readTiles(new Uint8Array(await subtle.decrypt({ name: 'AES-GCM', iv }, await keyOf(subtle), sealed)))
  } catch {
    return undefined // no base64, no JSON, another key, changed on the way
  }
}

async function keyOf(subtle: SubtleCrypto): Promise<CryptoKey> {
  const hash = await subtle.digest('SHA-256', new TextEncoder().encode(PASSPHRASE))
  return subtle.importKey('raw', hash, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

function readTiles(bytes: Uint8Array): readonly Item[] | undefined {
  const read: unknown = JSON.parse(new TextDecoder().decode(bytes))
  if (!isPlainObject(read) || !Array.isArray(read['tiles'])) return undefined
  const children = read['tiles'].slice(0, MOST_TILES)
  const page = { id: 'page', name: '', icon: '', mode: 1, lock: false, children }
  const home = homeMending.parse({ groups: [page], dock: [] })
  const tiles = home.ok ? (home.value.groups[0]?.children ?? []) : []
  const standing = tiles.filter((item) => frameOf(item) !== undefined)
  return standing.length === 0 ? undefined : standing
}

const base64Of = (bytes: Uint8Array): string => {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(base64), (one) => one.charCodeAt(0))
