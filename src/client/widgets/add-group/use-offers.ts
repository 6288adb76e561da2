import { useStore } from 'zustand'
import { session } from '../../kit/desktop.ts'
import { type OfferedGroup, useOfficialGroups, useSharedGroups } from '../../kit/groups.ts'
import { useEntryFilter } from '../../kit/text.ts'
import { arranged, namesOf, type Order, type Section } from './model.ts'

/** What is listed: groups, or why there are none. */
export interface Offers {
  readonly groups: readonly OfferedGroup[]
  readonly at: 'loading' | 'failed' | 'there'
  /** Lists what comes next; undefined if that is all. */
  readonly more: (() => void) | undefined
  readonly reload: () => void
  /** How many official ones there are of a section. */
  readonly count: (section: Section) => number
}

/** The groups of a section, narrowed by what is searched for. */
export function useOffers(section: Section, order: Order, query: string): Offers {
  const official = useOfficialGroups(true)
  const isShared = section === 'everyone' || section === 'own'
  const isGuest = useStore(session, ({ login }) => login === undefined)
  const hasNone = section === 'own' && isGuest
  const asked = isShared && !hasNone ? { own: section === 'own', words: query, order } : undefined
  const { list, ...shared } = useSharedGroups(asked)
  const all = official.at === 'there' ? official.value : []
  const listed = arranged(all, query === '' ? section : 'all', order)
  const found = useEntryFilter(
    listed.map((group) => ({ group, id: group.id, title: group.name, names: namesOf(group) })),
    isShared ? '' : query,
  )
  const count = (one: Section) => (typeof one === 'number' || one === 'all' ? arranged(all, one, 'hot').length : 0)
  if (hasNone) return { groups: [], at: 'there', more: undefined, reload: () => {}, count }
  if (isShared) return { ...shared, groups: list, count }
  return { at: official.at, groups: found.map(({ group }) => group), more: undefined, reload: () => {}, count }
}
