import { isPlainObject } from '../../lib/values/json.ts'
import type { Storage } from '../documents/storage/storage.ts'

/**
 * A site icon as it is stored, as data URLs. Tiles of one cell show the picture: each drawing on a page is a document of
 * its own, which costs the browser ten times as much.
 */
export interface StoredIcon {
  readonly picture: string
  /** The side of the picture in its own pixels. */
  readonly pixels: number
  /** The SVG, for larger tiles and those that are no square. */
  readonly drawing: string
}

/** Site icons that the build has drawn, by their addresses. */
export type IconPack = Readonly<Record<string, StoredIcon>>

/** The site icons that this page has read, by their addresses, and the addresses by the icons' URLs. */
const icons = new Map<string, StoredIcon>()
const addressesOf = new Map<string, string>()
/** The addresses of the icons that storage had, with the sides of their pictures. */
const stored = new Map<string, number>()
/** The addresses of stored icons that could not be shown. */
const dropped = new Set<string>()

/** Site icons are stored by the build that drew them. */
const buildStamp = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="genkan-build"]')?.content ?? 'development'

/** What the storage keys of icons begin with, of all builds or of this one. */
export const iconKeyPrefix = (build = ''): string => `icon:${build}`

/** The storage key of a site icon of this build. @param address e.g. `/icons/zhihu.svg` */
export const iconKey = (address: string): string => `${iconKeyPrefix(buildStamp())}:${address}`

/** Reads stored icons, which then are no requests. Never rejects: one that is not stored keeps its address. */
export async function loadIcons(storage: Storage, addresses: readonly string[]): Promise<void> {
  const records = await storage.read(addresses.map(iconKey)).catch(() => [])
  for (const [index, address] of addresses.entries()) {
    const record = records[index]
    if (isStoredIcon(record)) stored.set(address, record.pixels)
    showIcon(address, record)
  }
}

/** Whether storage has an icon that can be shown, of at least so many pixels. */
export const isIconStored = (address: string, pixels: number): boolean =>
  !dropped.has(address) && (stored.get(address) ?? 0) >= pixels

/** Makes a stored icon known to this page; a damaged record is ignored. */
export function showIcon(address: string, stored: unknown): void {
  if (!isStoredIcon(stored) || dropped.has(address)) return
  icons.set(address, stored)
  for (const url of [stored.picture, stored.drawing]) addressesOf.set(url, address)
}

/** Whether a value of storage is an icon. */
const isStoredIcon = (value: unknown): value is StoredIcon =>
  isPlainObject(value) &&
  typeof value.pixels === 'number' &&
  [value.picture, value.drawing].every((url) => typeof url === 'string' && url.startsWith('data:image/'))

/** Shows the address in place of a stored icon that the browser cannot show, from now on. */
export function dropIcon(address: string): void {
  dropped.add(address)
  icons.delete(address)
}

/** The URL by which a picture is shown: the data URL of a site icon that has been read, else its address. */
export const iconUrl = (src: string, isLarge = false): string =>
  icons.get(src)?.[isLarge ? 'drawing' : 'picture'] ?? src

/** The address that a picture's URL stands for: of a stored site icon its own, else the URL. */
export const iconAddress = (url: string): string => addressesOf.get(url) ?? url
