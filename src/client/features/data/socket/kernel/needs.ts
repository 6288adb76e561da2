/** The tabs that need the socket, by their ids, and when each last said so, in ms. */
export type Needs = ReadonlyMap<string, number>

/** A tab is asked every 20 s; one that has not answered twice is gone. */
const FORGOTTEN_MS = 50_000

/** A tab says whether it needs the socket. */
export function noted(needs: Needs, tab: string, isNeeded: boolean, now: number): Needs {
  const others = [...needs].filter(([id]) => id !== tab)
  return new Map(isNeeded ? [...others, [tab, now]] : others)
}

/** Those tabs that are still there. */
export const remembered = (needs: Needs, now: number): Needs =>
  new Map([...needs].filter(([, since]) => Math.abs(now - since) <= FORGOTTEN_MS))
