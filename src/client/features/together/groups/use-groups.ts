import { useEffect, useState } from 'react'
import type { SharedGroup } from '../../../../shared/api/group.ts'
import { groupIcon } from '../../../../shared/api/group-icon.ts'
import type { ShareOrder } from '../../../../shared/api/sharing.ts'
import type { Group, Item } from '../../../../shared/entities/item.ts'
import { CallError, call } from '../../../core/net/call.ts'
import { useLanguage } from '../../../core/text/i18n.ts'
import { featuredGroups, loadSites, sitesByHost } from '../../data/site-catalog/lazy.ts'
import { itemsOf } from './kernel/from-shared.ts'

/** A group that can be added, official or shared. */
export interface OfferedGroup {
  readonly id: string
  /** What it is about (see `GROUP_SUBJECTS`). */
  readonly subject: number
  readonly icon: string
  readonly name: string
  /** A line about it; empty for none. */
  readonly words: string
  readonly mode: Group['mode']
  readonly tiles: readonly Item[]
  /** How often it was added; undefined where nobody counts. */
  readonly hot: number | undefined
  /** Of a shared one. */
  readonly shared?: SharedGroup
}

/** What is loaded: a list, or whether it is on its way or cannot be had. */
export type Loaded<T> =
  | { readonly at: 'loading' }
  | { readonly at: 'failed' }
  | { readonly at: 'there'; readonly value: T }

/** The official groups of the language, and how often each was added where a server counts. */
export function useOfficialGroups(): Loaded<readonly OfferedGroup[]> {
  const language = useLanguage()
  const [loaded, setLoaded] = useState<Loaded<readonly OfferedGroup[]>>({ at: 'loading' })
  useEffect(() => {
    const controller = new AbortController()
    const show = (next: Loaded<readonly OfferedGroup[]>) => controller.signal.aborted || setLoaded(next)
    const load = async () => {
      const groups = (await featuredGroups(language)).map(({ category, ...group }) => ({
        ...{ ...group, subject: category, mode: 0 as const, hot: undefined },
      }))
      show({ at: 'there', value: groups })
      const { official } = await call(groupIcon, { page: 1 }, { silent: true, signal: controller.signal })
      show({ at: 'there', value: groups.map((group) => ({ ...group, hot: official[group.id] ?? 0 })) })
    }
    load().catch((error) => error instanceof CallError || show({ at: 'failed' }))
    return () => controller.abort()
  }, [language])
  return loaded
}

/** What is asked for of the shared groups; undefined for nothing. */
export interface SharedQuery {
  readonly own: boolean
  readonly words: string
  readonly order: ShareOrder
  /** How many pages of it, from the first. */
  readonly pages: number
}

/** The groups that users share, and how many there are in all. */
export function useSharedGroups(
  query: SharedQuery | undefined,
): Loaded<{ readonly groups: readonly OfferedGroup[]; readonly total: number }> & { readonly reload: () => void } {
  const language = useLanguage()
  const [round, setRound] = useState(0)
  const key = query === undefined ? '' : JSON.stringify(query)
  type State = Loaded<{ readonly groups: readonly OfferedGroup[]; readonly total: number }>
  const [state, setState] = useState<State & { readonly key: string }>({ at: 'loading', key: '' })
  useEffect(() => {
    if (key === '') return
    const controller = new AbortController()
    const show = (next: State) => controller.signal.aborted || setState({ ...next, key: `${key} ${round}` })
    const { own, words, order, pages }: SharedQuery = JSON.parse(key)
    const input = { order, ...(own && { own: '1' as const }), ...(words !== '' && { wd: words }) }
    const load = async () => {
      const ask = (page: number) =>
        call(groupIcon, { ...input, page }, { silent: true, fresh: true, signal: controller.signal })
      const [sites, ...answers] = await Promise.all([
        loadSites(language),
        ...Array.from({ length: pages }, (_, at) => ask(at + 1)),
      ])
      const siteAt = sitesByHost(sites)
      const groups = answers.flatMap((answer) => answer.groups.map((one) => offered(one, siteAt)))
      show({ at: 'there', value: { groups, total: answers[0]?.total ?? 0 } })
    }
    load().catch(() => show({ at: 'failed' }))
    return () => controller.abort()
  }, [key, language, round])
  const current: State = state.key === `${key} ${round}` ? state : { at: 'loading' }
  return { ...current, reload: () => setRound((now) => now + 1) }
}

function offered(shared: SharedGroup, siteAt: Parameters<typeof itemsOf>[1]): OfferedGroup {
  const { id, type, icon, name, info, content, hot } = shared
  return {
    id,
    subject: type,
    icon,
    name,
    words: info,
    mode: content.mode,
    tiles: itemsOf(content, siteAt),
    hot,
    shared,
  }
}
