/** What a tab needs the socket for: the messages of the room, too, or notices alone, such as pokes. */
export type Need = 'messages' | 'notices'

/** The tabs that need the socket, by their ids, and when each last said so, in ms. */
export type Needs = ReadonlyMap<string, { readonly need: Need; readonly at: number }>

/** A tab is asked every 20 s; one that has not answered twice is gone. */
const FORGOTTEN_MS = 50_000

/** A tab says what it needs the socket for, or that it does not. */
export function noted(needs: Needs, tab: string, need: Need | undefined, now: number): Needs {
  const others = [...needs].filter(([id]) => id !== tab)
  return new Map(need === undefined ? others : [...others, [tab, { need, at: now }]])
}

/** Those tabs that are still there. */
export const remembered = (needs: Needs, now: number): Needs =>
  new Map([...needs].filter(([, { at }]) => Math.abs(now - at) <= FORGOTTEN_MS))

/** What the socket is needed for in all; undefined for nothing. */
export function strongest(needs: Iterable<Need>): Need | undefined {
  const all = new Set(needs)
  return all.has('messages') ? 'messages' : all.has('notices') ? 'notices' : undefined
}
