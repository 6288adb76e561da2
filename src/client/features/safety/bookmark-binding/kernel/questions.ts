import type { BoundNode, Pair } from './bound-node.ts'
import type { Thing } from './things.ts'

/** What is on both sides. */
export interface Sides {
  readonly page: readonly BoundNode[]
  readonly browser: readonly BoundNode[]
}

/** Many that would go from a side, because they are gone from the other. */
export interface Question {
  readonly side: 'page' | 'browser'
  readonly pairs: readonly Pair[]
}

/**
 * Whether so many would go at once that the user is asked before: more than five, or more than a third of all. A single
 * one is what somebody deletes by hand.
 */
export const isMany = (count: number, all: number): boolean => count > 5 || (count > 1 && 3 * count > all)

/**
 * Whether the page looks like another one: a reset, a version or a first desktop in the place of what was agreed. Nobody
 * deletes some and adds others at one go, nor all that there was.
 */
export function isReplaced(things: readonly Thing[], mayGo: ReadonlySet<string>): boolean {
  const marks = things.filter(({ url }) => url !== undefined)
  const agreed = marks.filter(({ match }) => match.agreed !== undefined && !mayGo.has(match.agreed.item))
  const lost = agreed.filter(({ match }) => match.item === undefined && match.bookmark !== undefined)
  const added = marks.filter(({ match }) => match.agreed === undefined && match.bookmark === undefined)
  if (lost.length === 0 || added.length === 0) return false
  return lost.length === agreed.length || (lost.length > 1 && added.length > 1)
}

interface Asking {
  readonly mayGo: ReadonlySet<string>
  readonly isReplaced: boolean
}

/** What the user is to be asked of that which goes, for each side of which it is much; of a page that was replaced, of all. */
export function questionsOf(going: readonly Thing[], sides: Sides, { mayGo, ...asking }: Asking): readonly Question[] {
  return (['page', 'browser'] as const).flatMap((side): readonly Question[] => {
    const pairs = going.flatMap(({ url, match: { agreed, ...match } }) => {
      const isThere = (side === 'page' ? match.item : match.bookmark) !== undefined
      return isThere && url !== undefined && agreed !== undefined && !mayGo.has(agreed.item) ? [agreed] : []
    })
    const all = sides[side].filter(({ url }) => url !== undefined).length
    const isAsked = isMany(pairs.length, all) || (side === 'browser' && pairs.length > 0 && asking.isReplaced)
    return isAsked ? [{ side, pairs }] : []
  })
}
