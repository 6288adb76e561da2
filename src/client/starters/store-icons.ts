import { siteIconsIn } from '../../shared/lib/tile/site-icon.ts'
import { readPageFile } from '../core/call.ts'
import { iconKey, iconKeyPrefix } from '../core/icon-urls.ts'
import type { Storage } from '../core/storage.ts'
import { home } from '../features/home/index.ts'
import { shownEngineIcon } from '../features/search/index.ts'
import { whenIdle } from './when-idle.ts'

/** Stores the icons of the desktop for the next opening, which then asks for none of them; removes all others. */
export function storeIcons(storage: Storage): void {
  whenIdle(() => void update(storage).catch(() => {})) // offline or a full disk: the next opening tries again
}

async function update(storage: Storage): Promise<void> {
  const { groups, dock } = home.get()
  const engine = { src: shownEngineIcon() }
  const addresses = siteIconsIn([...groups.flatMap(({ children }) => children), ...dock, engine])
  const wanted = new Map(addresses.map((address) => [iconKey(address), address]))
  const stored = await storage.read([...wanted.keys()])
  const missing = [...wanted].filter((_, index) => stored[index] === undefined)
  if (missing.length === 0) return
  const drawn = await Promise.all(missing.map(async ([key, address]) => [key, await readDataUrl(address)] as const))
  await storage.write(async (transaction) => {
    const keys = await transaction.keys()
    for (const key of keys) if (key.startsWith(iconKeyPrefix()) && !wanted.has(key)) transaction.remove(key)
    for (const [key, url] of drawn) if (url !== undefined) transaction.put(key, url)
  })
}

/** The icon as a data URL; undefined if it cannot be had. */
async function readDataUrl(address: string): Promise<string | undefined> {
  const svg = await readPageFile(address, 'image/svg+xml')
  return svg === undefined ? undefined : `data:image/svg+xml,${encodeURIComponent(svg)}`
}
