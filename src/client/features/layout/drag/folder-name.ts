import type { Item } from '../../../../shared/entities/item.ts'
import { language } from '../../../core/text/i18n.ts'
import { home, itemName } from '../../data/home/index.ts'
import { findTile } from '../../data/home/lazy.ts'
import { loadSites, sitesByHost } from '../../data/site-catalog/lazy.ts'
import { messages } from './messages.ts'
import { folderCategory } from './model.ts'

/** The name of a folder that a drop onto this tile would make. */
export interface FolderName {
  readonly combineTarget: string
  name: string
}

/** Both names at first; their category as soon as the catalogue has answered. */
export function proposeFolderName([item]: readonly Item[], combineTarget: string): FolderName {
  const target = findTile(home.get(), combineTarget)?.item
  const proposal: FolderName = { combineTarget, name: '' }
  if (item === undefined || target?.type !== 'icon') return proposal
  proposal.name = messages('folderOf', { one: itemName(target), other: itemName(item) })
  suggestFolderName(target, item).then(
    (category) => {
      proposal.name = category ?? proposal.name
    },
    () => {}, // without the catalogue it keeps both names
  )
  return proposal
}

/** What both sites are for, by the catalogue, in the user's language; undefined if that is unknown. */
async function suggestFolderName(one: Item, other: Item): Promise<string | undefined> {
  const siteOf = sitesByHost(await loadSites(language()))
  const category = folderCategory(siteOf(one.url ?? '')?.category, siteOf(other.url ?? '')?.category)
  return category && messages(`category.${category}`)
}
