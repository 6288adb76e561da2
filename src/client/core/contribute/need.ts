/** What a contribution needs: a chat room of the server, or that the user is its administrator. Without it no list has it. */
export type Need = 'chat' | 'admin'

/** Something that not everybody can use everywhere. */
export interface Needing {
  readonly needs?: Need | undefined
}
