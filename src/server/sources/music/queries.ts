import type { Collection, CollectionKind, Song } from '../../../shared/entities/music.ts'
import type { QuerySource } from '../runner.ts'

/** What is asked of a music server, whatever its interface. */
export interface MusicQueries {
  readonly collections: QuerySource<void, readonly Collection[]>
  readonly songs: QuerySource<{ readonly kind: CollectionKind; readonly name: string }, readonly Song[]>
  readonly search: QuerySource<string, readonly Song[]>
  readonly lyrics: QuerySource<string, string>
  /** The address of a cover by its name at the server. */
  readonly coverAddress: (name: string) => string
}
