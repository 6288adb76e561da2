/** What a contribution needs of the server; where that is missing, no list has it. */
export type ServerNeed = 'chat'

/** Something that may need the server to offer something. */
export interface Needing {
  readonly needs?: ServerNeed | undefined
}
