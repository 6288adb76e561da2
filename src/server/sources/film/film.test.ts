import { join } from 'node:path'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { FILMS_PER_PAGE, filmDetailsSchema, filmSchema } from '../../../shared/entities/film.ts'
import { bodyOf, describeSource, replayFixtures, withResponse } from '../../testing/source-suite.ts'
import { openSource } from '../runner.ts'
import type { FoundDetails, FoundFilm } from './found-film.ts'
import { detailsOf, filmOf, openFilms } from './index.ts'
import { maizuoFilm, maizuoPages } from './maizuo.ts'
import { maoyanBeginnings, maoyanFilm, maoyanMore } from './maoyan.ts'
import { createPictureBook } from './pictures.ts'

const replay = replayFixtures(join(import.meta.dirname, 'fixtures'), ['film'])
const { get, use, hits, ports } = replay

const book = createPictureBook()
const areFilms = (films: readonly FoundFilm[]) =>
  films.length <= FILMS_PER_PAGE && films.every((film) => v.is(filmSchema, filmOf('maizuo', film, book)))
const isFilm = (found: FoundDetails) => v.is(filmDetailsSchema, detailsOf('maoyan', found, book))

const NOW = { list: 'now', page: 1 } as const
const MORE = Array.from({ length: 10 }, (_, index) => String(1_200_011 + index))

const pagesOfMaizuo = { source: maizuoPages, query: NOW, attempts: ['maizuo-pages.happy'] } as const
describeSource({ name: 'Maizuo, pages', ...pagesOfMaizuo, isValid: ({ films }) => areFilms(films) }, replay)
describeSource(
  { name: 'Maizuo, film', source: maizuoFilm, query: '6801', attempts: ['maizuo-film.happy'], isValid: isFilm },
  replay,
)
for (const list of ['now', 'coming'] as const) {
  const tested = { source: maoyanBeginnings[list], query: undefined, attempts: [`maoyan-${list}.happy`] } as const
  describeSource({ name: `Maoyan, ${list}`, ...tested, isValid: ({ films }) => areFilms(films) }, replay)
}
describeSource(
  { name: 'Maoyan, more', source: maoyanMore, query: MORE, attempts: ['maoyan-more.happy'], isValid: areFilms },
  replay,
)
describeSource(
  { name: 'Maoyan, film', source: maoyanFilm, query: '1200001', attempts: ['maoyan-film.happy'], isValid: isFilm },
  replay,
)

describe('Maizuo', () => {
  const ask = async (query: Parameters<typeof maizuoPages.key>[0] = NOW) =>
    (await openSource(maizuoPages, ports())(query)).value

  test('lists the films of a page, each once, and how many there are', async () => {
    use(get('maizuo-pages.happy'))
    const { films, total } = await ask()
    expect([films.length, total]).toEqual([10, 34])
    expect(films[0]).toEqual({
      number: '6801',
      name: '第 1 部电影',
      poster: 'https://pic.maizuo.com/usr/movie/poster1.jpg',
      grade: 7.1,
      synopsis: '第 1 部电影的简介。 它有两行。',
      categories: ['剧情', '冒险'],
      cast: ['甲演员', '乙演员'],
      premiere: '2025-11-26',
    })
  })

  test('a film that nobody has rated has no grade', async () => {
    use(get('maizuo-pages.happy'))
    const { films } = await ask()
    expect(films.slice(0, 4).map(({ grade }) => grade)).toEqual([7.1, undefined, undefined, 7.4])
  })

  test('is asked for other lists and pages', async () => {
    use(get('maizuo-pages.second'))
    expect((await ask({ list: 'coming', page: 2 })).films.map(({ number }) => number)).toEqual(['6820'])
  })

  test('drops films of another shape, and parts of another type', async () => {
    use(get('maizuo-pages.drift'))
    const { films, total } = await ask()
    expect(total).toBe(0)
    expect(films).toEqual([
      { number: '6801', name: '第 1 部电影', synopsis: '', categories: [], cast: [] },
      {
        ...{ number: '6804', name: '第 4 部电影', synopsis: '第 4 部电影的简介。 它有两行。' },
        ...{ categories: ['剧情', '冒险'], cast: ['甲演员', '乙演员'] },
      },
    ])
  })

  test('a list is never empty; a page after its last one is', async () => {
    use(get('maizuo-pages.none'))
    await expect(ask()).rejects.toMatchObject({ kind: 'empty' })
    use(withResponse(get('maizuo-pages.second'), bodyOf('{"status":0,"data":{"films":[],"total":12}}')))
    expect(await ask({ list: 'coming', page: 2 })).toEqual({ films: [], total: 12 })
  })

  test('an answer with another status is a failure', async () => {
    use(get('maizuo-pages.refused'))
    await expect(ask()).rejects.toMatchObject({ kind: 'shape' })
  })

  test('tells of a film: people, photos and facts', async () => {
    use(get('maizuo-film.happy'))
    expect((await openSource(maizuoFilm, ports())('6801')).value).toMatchObject({
      ...{ director: '丙导演', nation: '中国大陆', language: '普通话', runtime: 121 },
      actors: [
        { name: '甲演员', role: '守灯人', picture: 'https://pic.maizuo.com/usr/movie/a.jpg' },
        { name: '乙演员', role: '演员' },
        { name: '丙导演', role: '导演', picture: 'https://pic.maizuo.com/usr/movie/c.jpg' },
      ],
      photos: ['https://pic.maizuo.com/usr/movie/p1.jpg', 'https://pic.maizuo.com/usr/movie/p2.jpg'],
      url: 'https://m.maizuo.com/v5/#/films/6801',
    })
  })

  test('of long texts and many people and photos as many are kept as the contract allows', async () => {
    use(get('maizuo-film.many'))
    const { value } = await openSource(maizuoFilm, ports())('6801')
    expect([value.name.length, value.synopsis.length]).toEqual([100, 2000])
    expect([value.cast.length, value.actors.length, value.photos.length]).toEqual([30, 30, 30])
    expect(isFilm(value)).toBe(true)
  })
})

describe('Maoyan', () => {
  const only = (off: readonly string[] = ['film.maizuo']) => openFilms(ports(off))
  const page = async (list: 'now' | 'coming', number: number) => {
    const answer = await only().page({ list, page: number }, 'me')
    return typeof answer === 'string' ? answer : answer.value
  }

  test('lists the beginning, then ten further films a page, until there are no more', async () => {
    use(get('maoyan-now.happy'))
    expect(await page('now', 1)).toMatchObject({
      total: 25,
      films: [
        { filmId: 'maoyan-1200001', grade: 8.1, cast: ['甲演员', '乙演员'], premiere: '2026-11-01', synopsis: '' },
        ...Array.from({ length: 9 }, () => ({})),
      ],
    })
    use(get('maoyan-now.happy'), get('maoyan-more.happy'))
    const second = await page('now', 2)
    expect(second).toMatchObject({ total: 25, films: [{ filmId: 'maoyan-1200011' }, ...Array(9).fill({})] })
    use(get('maoyan-now.happy'))
    expect(await page('now', 4)).toEqual({ films: [], total: 25 })
    use(get('maoyan-coming.happy'))
    expect(await page('coming', 1)).toMatchObject({ total: 3, films: [{ name: '第 1 部电影' }, {}, {}] })
  })

  test('posters are those of the full size, by https', async () => {
    use(get('maoyan-now.happy'))
    const { films } = (await openSource(maoyanBeginnings.now, ports())(undefined)).value
    expect(films[0]?.poster).toBe('https://p1.meituan.net/movie/poster1.jpg')
  })

  test('bytes in GBK are read', async () => {
    use(get('maoyan-now.gbk'))
    expect(await page('now', 1)).toMatchObject({ films: [{ name: '第 1 部电影' }] })
  })

  test('drops films of another shape, and parts of another type', async () => {
    use(get('maoyan-now.drift'))
    expect(await page('now', 1)).toEqual({
      films: [{ filmId: 'maoyan-1200001', name: '第 1 部电影', synopsis: '', categories: [], cast: [] }],
      total: 1,
    })
  })

  test('a list is never empty, nor are the films of a page', async () => {
    use(get('maoyan-now.none'))
    await expect(openSource(maoyanBeginnings.now, ports())(undefined)).rejects.toMatchObject({ kind: 'empty' })
    use(withResponse(get('maoyan-more.happy'), bodyOf('{"coming":[]}')))
    await expect(openSource(maoyanMore, ports())(MORE)).rejects.toMatchObject({ kind: 'empty' })
  })

  test('a robot check in JSON is a failure', async () => {
    use(get('maoyan-now.captcha'))
    expect(await page('now', 1)).toBe('failed')
  })

  test('tells of a film', async () => {
    use(get('maoyan-film.happy'))
    expect(await only().film('maoyan-1200001', 'me')).toMatchObject({
      value: {
        ...{ filmId: 'maoyan-1200001', grade: 8.1, director: '丙导演、丁导演', nation: '中国大陆', runtime: 118 },
        ...{ synopsis: '一段简介。 第二段。', categories: ['剧情', '冒险'], premiere: '2026-11-01' },
        actors: [{ name: '甲演员' }, { name: '乙演员' }],
        url: 'https://www.maoyan.com/films/1200001',
      },
    })
  })
})

describe('films', () => {
  test('are listed by Maoyan where Maizuo has an empty list', async () => {
    use(get('maizuo-pages.none'), get('maoyan-now.happy'))
    const answer = await openFilms(ports()).page(NOW, 'me')
    expect(typeof answer === 'string' ? answer : answer.value.films[0]?.filmId).toBe('maoyan-1200001')
  })

  test('are listed by Maoyan while Maizuo does not answer', async () => {
    use(withResponse(get('maizuo-pages.happy'), { status: 500 }), get('maoyan-now.happy'))
    const answer = await openFilms(ports()).page(NOW, 'me')
    expect(typeof answer === 'string' ? answer : answer.value.films[0]?.filmId).toBe('maoyan-1200001')
  })

  test('further pages are of the source of the first alone', async () => {
    use(withResponse(get('maizuo-pages.second'), { status: 500 }))
    expect(await openFilms(ports()).page({ list: 'coming', page: 2, source: 'maizuo' }, 'me')).toBe('failed')
    expect(hits()).toHaveLength(1)
  })

  test('are off when the operator has switched off both', async () => {
    const films = openFilms(ports(['film.maizuo', 'film.maoyan']))
    expect(await films.page(NOW, 'me')).toBe('off')
    expect(await films.film('maizuo-6801', 'me')).toBe('off')
  })

  test('a picture is known when its film has been told of', async () => {
    const films = openFilms(ports())
    use(get('maizuo-pages.happy'))
    const answer = await films.page(NOW, 'me')
    const poster = typeof answer === 'string' ? '' : (answer.value.films[0]?.poster ?? '')
    expect(poster).toMatch(/^maizuo-6801-[\da-f]{16}$/)
    expect(films.pictureAddress(poster)).toBe('https://pic.maizuo.com/usr/movie/poster1.jpg')

    const later = openFilms(ports())
    expect(later.pictureAddress(poster)).toBeUndefined()
    use(get('maizuo-film.happy'))
    await later.film('maizuo-6801', 'me')
    expect(later.pictureAddress(poster)).toBe('https://pic.maizuo.com/usr/movie/poster1.jpg')
  })
})
