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
  const { list, ...shared } = useSharedGroups(isShared ? { own: section === 'own', words: query, order } : undefined)
  const all = official.at === 'there' ? official.value : []
  const listed = arranged(all, query === '' ? section : 'all', order)
  const found = useEntryFilter(
    listed.map((group) => ({ group, id: group.id, title: group.name, names: namesOf(group) })),
    isShared ? '' : query,
  )
  const count = (one: Section) => (typeof one === 'number' || one === 'all' ? arranged(all, one, 'hot').length : 0)
  if (isShared) return { ...shared, groups: list, count }
  return { at: official.at, groups: found.map(({ group }) => group), more: undefined, reload: () => {}, count }
}
