import type { Film } from '../../../shared/entities/film.ts'
import { defineShowcase, sampleOf } from '../../kit/widget.ts'
import { firstPages, lastFilms } from './document.ts'
import { messages } from './messages.ts'
import poster from './pictures/sample-poster.svg?url'

const POSTER = 'maizuo-1-0000000000000000'

/** Invented films: those of cinemas in China, whoever reads of them. */
const FILMS: readonly Film[] = [
  {
    filmId: 'maizuo-1',
    name: '山海之间',
    poster: POSTER,
    grade: 8.7,
    synopsis: '守灯人的女儿沿旧海图北上，寻找父亲记下的最后一座灯塔。',
    categories: ['剧情'],
    cast: [],
  },
  ...['慢车', '雨季来信', '星图', '去年的雪'].map((name, at) => ({
    filmId: `maizuo-${at + 2}`,
    name,
    synopsis: '',
    categories: [],
    cast: [],
  })),
]

export default defineShowcase('hot-video', {
  asks: {
    area: 'film',
    nameOf: (source) => (source === 'maizuo' || source === 'maoyan' ? messages(`source.${source}`) : ''),
  },
  samples: [
    sampleOf(lastFilms, () => lastFilms.initial),
    sampleOf(firstPages, () => {
      const now = Date.now()
      return { now: { value: { films: [...FILMS], total: FILMS.length }, at: now, askedAt: now } }
    }),
  ],
  pictures: { [POSTER]: poster },
})
