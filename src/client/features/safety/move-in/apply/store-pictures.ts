import type { Group, Home, Item } from '../../../../../shared/entities/item.ts'
import { safeUrl } from '../../../../../shared/lib/url/safe-url.ts'
import type { Storage } from '../../../../core/documents/storage/storage.ts'
import type { Ticker } from '../../../../core/tabs/ticker.ts'
import { mapTiles, mapTilesOf } from '../../../../lib/tile/map-tiles.ts'
import { acceptText, problemOf, storeFaces } from '../../../data/faces/lazy.ts'
import { home } from '../../../data/home/index.ts'

/** The key of the addresses that wait. */
const KEY = 'pictures-to-store'
/** Pictures of one tick: the server takes thirty a minute of one address. */
const PER_TICK = 8

let storage: Storage | undefined

/**
 * Stores, a few at a time, the pictures that moved-in tiles have on the servers of other products: from then on no page
 * asks those servers. Without a server, or in pure offline, they wait.
 */
export function followMovedPictures(given: Storage, ticker: Ticker): void {
  storage = given
  let isBusy = false
  ticker.subscribe(async () => {
    if (isBusy) return
    isBusy = true
    await storeSome().catch(() => {}) // storage fails: with the next tick again
    isBusy = false
  })
}

/** Lets the pictures of these groups be stored. Never rejects: they are shown from their addresses then. */
export async function queuePictures(groups: readonly Group[]): Promise<void> {
  const addresses = addressesIn(groups)
  if (addresses.length > 0) await changeQueue((queue) => [...new Set([...queue, ...addresses])]).catch(() => {})
}

const addressesIn = (groups: readonly Group[]): readonly string[] =>
  groups.flatMap(({ children }) => children.flatMap(pictureAddresses))

const pictureAddresses = ({ src = '', children = [] }: Item): readonly string[] => [
  ...(src.startsWith('https:') && safeUrl(src) !== undefined ? [src] : []),
  ...children.flatMap(pictureAddresses),
]

async function storeSome(): Promise<void> {
  const queue = await readQueue()
  if (queue.length === 0) return
  const used = new Set([...addressesIn(home.get().groups), ...home.get().dock.flatMap(pictureAddresses)])
  const done = new Set(queue.filter((address) => !used.has(address)))
  for (const address of queue.filter((one) => used.has(one)).slice(0, PER_TICK)) {
    try {
      const face = await acceptText(address)
      await storeFaces([face])
      home.update((now) => withPicture(now, address, face), { origin: 'program' })
    } catch (error) {
      const problem = problemOf(error)
      if (problem === 'offline' || problem === 'pureOffline' || problem === 'storage') break
    }
    done.add(address)
  }
  await changeQueue((now) => now.filter((address) => !done.has(address)))
}

/** A desktop whose tiles have another picture in place of one. */
function withPicture({ groups, dock, ...desktop }: Home, from: string, to: string): Home {
  const change = (tile: Item): Item => (tile.src === from ? { ...tile, src: to } : tile)
  return { ...desktop, groups: mapTilesOf(groups, change), dock: mapTiles(dock, change) }
}

/** The addresses that wait. Rejects if storage fails. */
const readQueue = async (): Promise<readonly string[]> => {
  const [stored] = (await storage?.read([KEY])) ?? []
  return addressesOf(stored)
}

const addressesOf = (stored: unknown): readonly string[] =>
  Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : []

/** Changes the addresses that wait, in one transaction. Rejects if storage fails. */
async function changeQueue(change: (queue: readonly string[]) => readonly string[]): Promise<void> {
  await storage?.write(async (transaction) => {
    const next = change(addressesOf(await transaction.get(KEY)))
    if (next.length > 0) transaction.put(KEY, next)
    else transaction.remove(KEY)
  })
}
