import type { Storage } from './storage.ts'

/** Data URLs of site icons by their addresses, as far as this page has read them, and the addresses by these. */
const dataUrls = new Map<string, string>()
const addressesOf = new Map<string, string>()

/** Site icons are stored by the build that drew them. */
const buildStamp = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="genkan-build"]')?.content ?? 'development'

/** What the storage keys of icons begin with, of all builds or of this one. */
export const iconKeyPrefix = (build = ''): string => `icon:${build}`

/** The storage key of a site icon of this build. @param address e.g. `/icons/zhihu.svg` */
export const iconKey = (address: string): string => `${iconKeyPrefix(buildStamp())}:${address}`

/** Reads stored icons, which then are no requests. Never rejects: one that is not stored keeps its address. */
export async function loadIcons(storage: Storage, addresses: readonly string[]): Promise<void> {
  const stored = await storage.read(addresses.map(iconKey)).catch(() => [])
  for (const [index, address] of addresses.entries()) {
    const url = stored[index]
    if (typeof url === 'string' && url.startsWith('data:image/svg+xml,')) {
      dataUrls.set(address, url)
      addressesOf.set(url, address)
    }
  }
}

/** The URL by which a picture is shown: the data URL of a site icon that has been read, else its address. */
export const iconUrl = (src: string): string => dataUrls.get(src) ?? src

/** The address that a picture's URL stands for: of a stored site icon its own, else the URL. */
export const iconAddress = (url: string): string => addressesOf.get(url) ?? url
