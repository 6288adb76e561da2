import { getNetwork } from '../../../../shared/api/site.ts'
import type { Item } from '../../../../shared/entities/item.ts'
import { call } from '../../../core/net/call.ts'
import { home, hostOf, itemName } from '../../data/home/index.ts'
import { findTile } from '../../data/home/lazy.ts'
import { messages } from './messages.ts'

/** The catalogue's categories that name a purpose, by number (spec section 3). */
const CATEGORIES = {
  3: 'category.tools',
  4: 'category.development',
  5: 'category.design',
  6: 'category.creative',
  7: 'category.entertainment',
} as const

/** The name of a folder that a drop onto this tile would make. */
export interface FolderName {
  readonly combineTarget: string
  name: string
}

/** Both names at first; their common category as soon as the catalogue has answered. */
export function proposeFolderName([item]: readonly Item[], combineTarget: string): FolderName {
  const target = findTile(home.get(), combineTarget)?.item
  const proposal: FolderName = { combineTarget, name: '' }
  if (item === undefined || target?.type !== 'icon') return proposal
  proposal.name = messages('folderOf', { one: itemName(target), other: itemName(item) })
  void suggestFolderName(target, item).then((category) => {
    proposal.name = category ?? proposal.name
  })
  return proposal
}

/** The common category of both sites, in the user's language; undefined if there is none. */
async function suggestFolderName(one: Item, other: Item): Promise<string | undefined> {
  const [first, second] = await Promise.all([one, other].map(categoryOf))
  return first === undefined || first !== second ? undefined : messages(CATEGORIES[first])
}

async function categoryOf({ url = '' }: Item): Promise<keyof typeof CATEGORIES | undefined> {
  const host = hostOf(url)
  if (host === '') return undefined
  try {
    const { list } = await call(getNetwork, { wd: host, limit: 20 }, { silent: true })
    const number = list.find((site) => hostOf(site.url) === host)?.category
    return ([3, 4, 5, 6, 7] as const).find((category) => category === number)
  } catch {
    return undefined // offline
  }
}
