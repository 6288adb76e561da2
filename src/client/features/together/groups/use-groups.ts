import { useEffect, useState } from 'react'
import type { ListedGroup } from '../../../../shared/api/group.ts'
import { groupIcon } from '../../../../shared/api/group-icon.ts'
import { type GroupSummary, summaryOf } from '../../../../shared/entities/group-summary.ts'
import type { Group, Item } from '../../../../shared/entities/item.ts'
import { call } from '../../../core/net/call.ts'
import { CallError } from '../../../core/net/call-error.ts'
import { useLanguage } from '../../../core/text/i18n.ts'
import { featuredGroups, loadSites, sitesByHost } from '../../data/site-catalog/lazy.ts'
import { type Loaded, type SharedQuery, useSharedList } from '../sharing/lazy.ts'
import { itemsOf } from './kernel/from-shared.ts'

/** What is in a group, and how that lies. */
export type GroupContents = Pick<Group, 'mode'> & { readonly tiles: readonly Item[] }

/** A group that can be added, official or shared. */
export interface OfferedGroup {
  readonly id: string
  /** What it is about (see `GROUP_SUBJECTS`). */
  readonly subject: number
  readonly icon: string
  readonly name: string
  /** A line about it; empty for none. */
  readonly words: string
  readonly summary: GroupSummary<Item>
  /** How often it was added; undefined where nobody counts. */
  readonly hot: number | undefined
  /** Of an official one; what is in a shared one is asked for (`useGroupContents`). */
  readonly contents?: GroupContents
  /** Of a shared one. */
  readonly shared?: ListedGroup
}

/**
 * The official groups of the language.
 * @param isCounted whether the server is asked how often each was added
 */
export function useOfficialGroups(isCounted: boolean): Loaded<readonly OfferedGroup[]> {
  const language = useLanguage()
  const [loaded, setLoaded] = useState<Loaded<readonly OfferedGroup[]>>({ at: 'loading' })
  useEffect(() => {
    const controller = new AbortController()
    const show = (next: Loaded<readonly OfferedGroup[]>) => controller.signal.aborted || setLoaded(next)
    const load = async () => {
      const groups = (await featuredGroups(language)).map(({ category, tiles, ...group }) => ({
        ...{ ...group, subject: category, hot: undefined },
        ...{ summary: summaryOf(tiles), contents: { mode: 0 as const, tiles } },
      }))
      show({ at: 'there', value: groups })
      if (!isCounted) return
      const { official } = await call(groupIcon, {}, { silent: true, signal: controller.signal })
      show({ at: 'there', value: groups.map((group) => ({ ...group, hot: official[group.id] ?? 0 })) })
    }
    load().catch((error) => error instanceof CallError || show({ at: 'failed' }))
    return () => controller.abort()
  }, [language, isCounted])
  return loaded
}

/** The groups that users share, and how many there are in all. */
export function useSharedGroups(query: SharedQuery | undefined) {
  const language = useLanguage()
  return useSharedList(query, async (page, signal) => {
    const [sites, { groups, total }] = await Promise.all([
      loadSites(language),
      call(groupIcon, page, { silent: true, signal }),
    ])
    const siteAt = sitesByHost(sites)
    return { list: groups.map((one) => offered(one, siteAt)), total }
  })
}

function offered(shared: ListedGroup, siteAt: Parameters<typeof itemsOf>[1]): OfferedGroup {
  const { id, type, icon, name, info, faces, icons, widgets, hot } = shared
  const summary = { faces: itemsOf({ tiles: faces }, siteAt), icons, widgets }
  return { id, subject: type, icon, name, words: info, summary, hot, shared }
}
