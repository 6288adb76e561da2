import { useEffect, useMemo, useState } from 'react'
import type { SiteItem } from '../../../../../shared/api/site.ts'
import type { Group } from '../../../../../shared/entities/item.ts'
import { createId } from '../../../../core/tabs/channel.ts'
import { useLanguage } from '../../../../core/text/i18n.ts'
import { loadSites } from '../../../data/site-catalog/lazy.ts'
import { asFolders } from '../apply/as-folders.ts'
import { needsMarkIn, withMarks } from '../apply/marks.ts'
import { messages } from '../messages.ts'
import type { MoveIn } from '../model.ts'
import type { Destination } from './BookmarkDestination.tsx'

/** The catalogue's sites; undefined until they are there, none if they cannot be had. */
export function useSites(): readonly SiteItem[] | undefined {
  const language = useLanguage()
  const [sites, setSites] = useState<readonly SiteItem[]>()
  useEffect(() => void loadSites(language).then(setSites, () => setSites([])), [language])
  return sites
}

const NO_SITES: readonly SiteItem[] = []

interface Choice {
  readonly sites: readonly SiteItem[] | undefined
  /** Whether pictures of other sites are fetched. */
  readonly web: boolean
  readonly destination: Destination
}

/** The groups of a file as they would move in: with the catalogue's marks, as folders if that is wanted. */
export function useMovedGroups(found: MoveIn, { sites = NO_SITES, web, destination }: Choice): readonly Group[] {
  const isBookmarks = found.bookmarks !== undefined
  return useMemo(() => {
    // nobody has chosen the pictures of bookmarks
    const needsMark = isBookmarks ? () => true : needsMarkIn(web, found.pictures)
    const marked = found.backup === undefined ? withMarks(found.groups, sites, needsMark) : found.groups
    const loose = messages('product.bookmarks')
    if (destination === 'folders') return asFolders(marked, loose, createId)
    return marked.map((group) => (group.name === '' ? { ...group, name: loose } : group))
  }, [found, isBookmarks, sites, web, destination])
}
