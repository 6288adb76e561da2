/** What a tab needs the socket for: the messages of the room, too, or notices alone, such as pokes. */
export type Need = 'messages' | 'notices'

/** The tabs that need the socket, by their ids, and how many questions each has left unanswered. */
export type Needs = ReadonlyMap<string, { readonly need: Need; readonly unanswered: number }>

/** A tab that has left so many unanswered is gone. Questions are counted, as a hidden tab asks once a minute only. */
const FORGOTTEN_AFTER = 2

/** A tab says what it needs the socket for, or that it does not. */
export function noted(needs: Needs, tab: string, need: Need | undefined): Needs {
  const others = [...needs].filter(([id]) => id !== tab)
  return new Map(need === undefined ? others : [...others, [tab, { need, unanswered: 0 }]])
}

/** All tabs are asked whether they still need it. @returns those that are still there */
export const asked = (needs: Needs): Needs =>
  new Map(
    [...needs]
      .filter(([, { unanswered }]) => unanswered < FORGOTTEN_AFTER)
      .map(([tab, { need, unanswered }]) => [tab, { need, unanswered: unanswered + 1 }]),
  )

/** What the socket is needed for in all; undefined for nothing. */
export function strongest(needs: Iterable<Need>): Need | undefined {
  const all = new Set(needs)
  return all.has('messages') ? 'messages' : all.has('notices') ? 'notices' : undefined
}
