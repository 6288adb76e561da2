import { parseBlob } from 'music-metadata'

/** What an audio file says of itself. */
export interface Tags {
  readonly title: string
  readonly artist: string
  readonly lyrics: string
  readonly picture: Blob | undefined
}

/** Reads the tags of a file (ID3, Vorbis, MP4, APE …). Rejects if they cannot be read. */
export async function readTags(file: Blob): Promise<Tags> {
  const { common } = await parseBlob(file, { duration: false, skipPostHeaders: true })
  const { title = '', artist = '', lyrics = [], picture: pictures = [] } = common
  const [words] = lyrics
  const [picture] = pictures
  return {
    title: title.trim(),
    artist: artist.trim(),
    lyrics: words?.syncText.length ? lrcOf(words.syncText) : (words?.text ?? ''),
    picture: picture && new Blob([new Uint8Array(picture.data)], { type: picture.format }),
  }
}

/** Lyrics with their times in ms as LRC. */
const lrcOf = (lines: readonly { readonly text: string; readonly timestamp?: number }[]): string =>
  lines
    .map(
      ({ text, timestamp = 0 }) =>
        `[${Math.floor(timestamp / 60_000)}:${((timestamp % 60_000) / 1000).toFixed(2)}]${text}`,
    )
    .join('\n')
