import type { Item } from '../../../../../shared/entities/item.ts'
import { createId } from '../../../../core/tabs/channel.ts'
import { base64Of, bytesOfBase64 } from '../../../../core/text/base64.ts'
import { withVisibleNames } from '../../../../lib/text/visible-names.ts'
import { isPlainObject } from '../../../../lib/values/json.ts'
import { homeRepair } from '../../../data/home/lazy.ts'
import { frameOf } from '../kernel/frame.ts'

/**
 * Tiles as text: `genkan-tiles:` and base64, encrypted with a fixed passphrase: opaque, not secret (decisions,
 * "clipboard elements"). Any text can be pasted, so it is parsed as untrusted input.
 */
const PREFIX = 'genkan-tiles:'
/** Without Web Crypto, as on plain http. */
const PLAIN_PREFIX = 'genkan-tiles-plain:'
const PASSPHRASE = 'genkan'
const IV_BYTES = 12
/** Limits for tiles, including those in folders, and text: parsing more would block the page. */
export const MAX_TILES = 2000
const MAX_TEXT_LENGTH = 2_000_000

/** Tiles that can be pasted, or the reason why there are none. */
export type Clipboard =
  /** `repaired`: damaged parts were left out. */
  | { readonly at: 'tiles'; readonly tiles: readonly Item[]; readonly repaired: boolean }
  | {
      readonly at: 'nothing'
      readonly why: 'clipboardEmpty' | 'clipboardOther' | 'clipboardTooLarge' | 'clipboardRefused'
    }

const OTHER: Clipboard = { at: 'nothing', why: 'clipboardOther' }
const TOO_LARGE: Clipboard = { at: 'nothing', why: 'clipboardTooLarge' }

/** Serializes tiles, by AES-GCM if available. Undefined above the limits of parsing: cut tiles would be lost. */
export async function packTiles(
  tiles: readonly Item[],
  subtle = crypto.subtle as SubtleCrypto | undefined,
): Promise<string | undefined> {
  if (isTooMany(tiles)) return undefined
  const bytes = new TextEncoder().encode(JSON.stringify({ tiles }))
  const text = subtle === undefined ? PLAIN_PREFIX + base64Of(bytes) : PREFIX + base64Of(await encrypt(bytes, subtle))
  return text.length > MAX_TEXT_LENGTH ? undefined : text
}

/** Parses tiles from any text: validated and repaired like stored ones, with a frame, and without script addresses. */
export async function unpackTiles(
  text: string,
  subtle = crypto.subtle as SubtleCrypto | undefined,
): Promise<Clipboard> {
  const trimmed = text.trim()
  if (trimmed === '') return { at: 'nothing', why: 'clipboardEmpty' }
  const isPlain = trimmed.startsWith(PLAIN_PREFIX)
  if (!isPlain && (!trimmed.startsWith(PREFIX) || subtle === undefined)) return OTHER
  if (trimmed.length > MAX_TEXT_LENGTH) return TOO_LARGE
  try {
    const bytes = bytesOfBase64(trimmed.slice((isPlain ? PLAIN_PREFIX : PREFIX).length))
    return readTiles(isPlain || subtle === undefined ? bytes : await decrypt(bytes, subtle))
  } catch {
    return OTHER // invalid base64 or JSON, another key, or tampered with
  }
}

async function encrypt(bytes: Uint8Array<ArrayBuffer>, subtle: SubtleCrypto): Promise<Uint8Array> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const encrypted = new Uint8Array(await subtle.encrypt({ name: 'AES-GCM', iv }, await keyOf(subtle), bytes))
  const all = new Uint8Array(iv.length + encrypted.length)
  all.set(iv)
  all.set(encrypted, iv.length)
  return all
}

async function decrypt(bytes: Uint8Array<ArrayBuffer>, subtle: SubtleCrypto): Promise<Uint8Array> {
  const [iv, encrypted] = [bytes.slice(0, IV_BYTES), bytes.slice(IV_BYTES)]
  return new Uint8Array(await subtle.decrypt({ name: 'AES-GCM', iv }, await keyOf(subtle), encrypted))
}

async function keyOf(subtle: SubtleCrypto): Promise<CryptoKey> {
  const hash = await subtle.digest('SHA-256', new TextEncoder().encode(PASSPHRASE))
  return subtle.importKey('raw', hash, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

function readTiles(bytes: Uint8Array): Clipboard {
  const read: unknown = JSON.parse(new TextDecoder().decode(bytes))
  if (!isPlainObject(read) || !Array.isArray(read.tiles)) return OTHER
  if (isTooMany(read.tiles)) return TOO_LARGE
  const children = withVisibleNames(read.tiles)
  // a new id: of two equal ids the repair would drop the second
  const page = { id: createId(), name: '', icon: '', mode: 1, lock: false, children }
  const home = homeRepair.parse({ groups: [page], dock: [] })
  if (!home.ok) return OTHER
  const items = home.value.groups[0]?.children ?? []
  const placed = items.filter((item) => frameOf(item) !== undefined)
  const tiles = placed.map(withoutScript)
  if (tiles.length === 0) return OTHER
  const repaired =
    home.repaired.length > 0 || tiles.length < items.length || tiles.some((tile, at) => tile !== placed[at])
  return { at: 'tiles', tiles, repaired }
}

/** Whether there are more records than the limit, at any depth. */
function isTooMany(list: unknown): boolean {
  const lists = [list]
  let count = 0
  for (let next = lists.pop(); next !== undefined; next = lists.pop()) {
    if (!Array.isArray(next)) continue
    count += next.length
    if (count > MAX_TILES) return true
    lists.push(...next.map((one: unknown) => (isPlainObject(one) ? (one.children ?? []) : [])))
  }
  return false
}

/** A tile without addresses that run scripts, which are never opened anyway. */
function withoutScript(item: Item): Item {
  const children = item.children?.map(withoutScript)
  const isChanged = children?.some((child, at) => child !== item.children?.[at])
  const unsafeUrl = isScript(item.url ?? '', UNSAFE_LINK_SCHEMES)
  const unsafeSrc = isScript(item.src ?? '', SCRIPT_SCHEMES)
  if (!isChanged && !unsafeUrl && !unsafeSrc) return item
  const { url, src, ...rest } = item
  return {
    ...rest,
    ...(children && { children }),
    ...(url !== undefined && !unsafeUrl && { url }),
    ...(src !== undefined && !unsafeSrc && { src }),
  }
}

const SCRIPT_SCHEMES = ['javascript:', 'vbscript:']
/** A picture may be a `data:` URL, a link may not. */
const UNSAFE_LINK_SCHEMES = [...SCRIPT_SCHEMES, 'data:']

function isScript(address: string, schemes: readonly string[]): boolean {
  const trimmed = address.trim()
  return URL.canParse(trimmed) && schemes.includes(new URL(trimmed).protocol)
}
