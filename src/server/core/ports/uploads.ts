/** Pictures of users that the server keeps; whoever knows the name of one sees it. They go with their user. */
export interface Uploads {
  /** Keeps one that is encoded as WebP. @returns its name; undefined where the user has too much */
  readonly add: (userId: string, webp: Uint8Array) => Promise<string | undefined>
  /** Keeps one under another name, too. @returns that name; undefined where there is no such picture */
  readonly copy: (userId: string, name: string) => Promise<string | undefined>
  readonly remove: (userId: string, name: string) => Promise<void>
}
