/** Gives a claim back. */
export type Release = () => void

/** Claims of nodes on work that one of them is enough for. */
export interface Claims {
  /**
   * Claims something for this node, for at most so many ms: one that dies gives nothing back.
   * @returns undefined while another node has it
   */
  readonly take: (name: string, ms: number) => Promise<Release | undefined>
}

/** The claims of a server that is the only node: each is its own. */
export const ownClaims: Claims = { take: async () => () => {} }
