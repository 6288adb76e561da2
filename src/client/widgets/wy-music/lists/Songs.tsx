import type { Song } from '../../../../shared/entities/music.ts'
import { playSongs, songTrack, useTracks } from '../../../kit/media.ts'
import { TrackList } from './TrackList.tsx'

interface SongsProps {
  readonly label: string
  readonly songs: readonly Song[]
}

/** Songs of a server; a press plays them from there. */
export function Songs({ label, songs }: SongsProps) {
  const tracks = useTracks(
    songs.map(({ id }) => songTrack(id)),
    songs,
  )
  return <TrackList label={label} tracks={tracks} onPlay={(id) => playSongs(songs, id)} />
}
