import { bundledTrack, music, pieces } from '../../kit/media.ts'
import { defineShowcase, sampleOf } from '../../kit/widget.ts'
import { messages } from './messages.ts'

const [first] = pieces

/** The first piece that the build brings, in its middle. */
export default defineShowcase('wy-music', {
  asks: {
    area: 'music',
    nameOf: (source) => (source === 'netease' || source === 'subsonic' ? messages(source) : ''),
  },
  samples: [
    sampleOf(music, () => ({
      ...music.initial,
      playingId: bundledTrack(first?.id ?? ''),
      currentTime: 47,
      duration: first?.seconds ?? 0,
    })),
  ],
})
