import type { Item } from '../../../../shared/entities/item.ts'
import { isPlainObject } from '../../../../shared/lib/data/json.ts'
import { createId } from '../../../core/channel.ts'
import { homeRepair } from '../../home/lazy.ts'
import { frameOf } from '../kernel/frame.ts'

/**
 * Tiles as text: `genkan-tiles:` and what follows in base64. It is opaque, no secret (decisions.md "clipboard elements"): whoever
 * has the product can read it, and whoever has any text can paste it. So what is read is treated as hostile.
 */
const MARK = 'genkan-tiles:'
/** Where there is nothing to encrypt with, as on plain http. */
const PLAIN_MARK = 'genkan-tiles-plain:'
const PASSPHRASE = 'genkan'
const IV_BYTES = 12
/** More tiles, those in folders among them, or a longer text, are nobody's selection: reading them would stop the page. */
export const MOST_TILES = 2000
const LONGEST_TEXT = 2_000_000

/** Tiles that can be pasted, or why there are none. */
export type Clipboard =
  /** `mended`: what was damaged in them has been left out. */
  | { readonly at: 'tiles'; readonly tiles: readonly Item[]; readonly mended: boolean }
  | {
      readonly at: 'nothing'
      readonly why: 'clipboardEmpty' | 'clipboardOther' | 'clipboardTooLarge' | 'clipboardRefused'
    }

const OTHER: Clipboard = { at: 'nothing', why: 'clipboardOther' }
const TOO_LARGE: Clipboard = { at: 'nothing', why: 'clipboardTooLarge' }

/**
 * Writes tiles as text, by AES-GCM where the browser has it. Undefined for more of them than could be read again: who cuts
 * those would lose them.
 */
export async function packTiles(
  tiles: readonly Item[],
  subtle = crypto.subtle as SubtleCrypto | undefined,
): Promise<string | undefined> {
  if (isTooMany(tiles)) return undefined
  const bytes = new TextEncoder().encode(JSON.stringify({ tiles }))
  const text = subtle === undefined ? PLAIN_MARK + base64Of(bytes) : MARK + base64Of(await sealed(bytes, subtle))
  return text.length > LONGEST_TEXT ? undefined : text
}

/** Reads tiles from any text: each is checked as one of a stored desktop is, stands somewhere, and leads to no script. */
export async function unpackTiles(
  text: string,
  subtle = crypto.subtle as SubtleCrypto | undefined,
): Promise<Clipboard> {
  const trimmed = text.trim()
  if (trimmed === '') return { at: 'nothing', why: 'clipboardEmpty' }
  const isPlain = trimmed.startsWith(PLAIN_MARK)
  if (!isPlain && (!trimmed.startsWith(MARK) || subtle === undefined)) return OTHER
  if (trimmed.length > LONGEST_TEXT) return TOO_LARGE
  try {
    const bytes = bytesOf(trimmed.slice((isPlain ? PLAIN_MARK : MARK).length))
    return readTiles(isPlain || subtle === undefined ? bytes : await opened(bytes, subtle))
  } catch {
    return OTHER // no base64, no JSON, another key, changed on the way
  }
}

async function sealed(bytes: Uint8Array<ArrayBuffer>, subtle: SubtleCrypto): Promise<Uint8Array> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const inside = new Uint8Array(await subtle.encrypt({ name: 'AES-GCM', iv }, await keyOf(subtle), bytes))
  const all = new Uint8Array(iv.length + inside.length)
  all.set(iv)
  all.set(inside, iv.length)
  return all
}

async function opened(bytes: Uint8Array<ArrayBuffer>, subtle: SubtleCrypto): Promise<Uint8Array> {
  const [iv, inside] = [bytes.slice(0, IV_BYTES), bytes.slice(IV_BYTES)]
  return new Uint8Array(await subtle.decrypt({ name: 'AES-GCM', iv }, await keyOf(subtle), inside))
}

async function keyOf(subtle: SubtleCrypto): Promise<CryptoKey> {
  const hash = await subtle.digest('SHA-256', new TextEncoder().encode(PASSPHRASE))
  return subtle.importKey('raw', hash, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

function readTiles(bytes: Uint8Array): Clipboard {
  const read: unknown = JSON.parse(new TextDecoder().decode(bytes))
  if (!isPlainObject(read) || !Array.isArray(read['tiles'])) return OTHER
  const children: unknown = read['tiles']
  if (isTooMany(children)) return TOO_LARGE
  // an id that no tile has: of two that have the same the second would be left out
  const page = { id: createId(), name: '', icon: '', mode: 1, lock: false, children }
  const home = homeRepair.parse({ groups: [page], dock: [] })
  if (!home.ok) return OTHER
  const items = home.value.groups[0]?.children ?? []
  const standing = items.filter((item) => frameOf(item) !== undefined)
  const tiles = standing.map(withoutScript)
  if (tiles.length === 0) return OTHER
  const mended =
    home.repaired.length > 0 || tiles.length < items.length || tiles.some((tile, at) => tile !== standing[at])
  return { at: 'tiles', tiles, mended }
}

/** Whether there are more records than are read, as deep as they may lie. */
function isTooMany(list: unknown): boolean {
  const lists = [list]
  let count = 0
  for (let next = lists.pop(); next !== undefined; next = lists.pop()) {
    if (!Array.isArray(next)) continue
    count += next.length
    if (count > MOST_TILES) return true
    lists.push(...next.map((one: unknown) => (isPlainObject(one) ? (one['children'] ?? []) : [])))
  }
  return false
}

/** A tile without addresses that would run something. None like that is ever opened; these are not even kept. */
function withoutScript(item: Item): Item {
  const children = item.children?.map(withoutScript)
  const isChanged = children?.some((child, at) => child !== item.children?.[at])
  const leads = isScript(item.url ?? '', LEADS_NOWHERE)
  const shows = isScript(item.src ?? '', SHOWS_NOTHING)
  if (!isChanged && !leads && !shows) return item
  const { url, src, ...rest } = item
  return {
    ...rest,
    ...(children && { children }),
    ...(url !== undefined && !leads && { url }),
    ...(src !== undefined && !shows && { src }),
  }
}

const SHOWS_NOTHING = ['javascript:', 'vbscript:']
/** A picture may be `data:`, a page may not. */
const LEADS_NOWHERE = [...SHOWS_NOTHING, 'data:']

function isScript(address: string, schemes: readonly string[]): boolean {
  const trimmed = address.trim()
  return URL.canParse(trimmed) && schemes.includes(new URL(trimmed).protocol)
}

const base64Of = (bytes: Uint8Array): string => {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(base64), (one) => one.charCodeAt(0))
