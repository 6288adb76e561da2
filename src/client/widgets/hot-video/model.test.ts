import { describe, expect, test } from 'vitest'
import type { Film } from '../../../shared/entities/film.ts'
import {
  eachOnce,
  filmAt,
  LAST_FILMS_LIMIT,
  type LastFilms,
  mayAsk,
  nextFilm,
  remember,
  tileLayout,
  withPage,
} from './model.ts'

const film = (number: number, name = `film ${number}`): Film => ({
  ...{ filmId: `maizuo-${number}`, name, synopsis: '', categories: [], cast: [] },
})
const films = [film(1), film(2), film(3)]

describe('a tile', () => {
  test('begins with the film that it has shown last, or with the first when that is no longer listed', () => {
    expect(filmAt(films, 'maizuo-2')).toBe(films[1])
    expect(filmAt(films, 'maizuo-9')).toBe(films[0])
    expect(filmAt(films, undefined)).toBe(films[0])
    expect(filmAt([], 'maizuo-2')).toBeUndefined()
  })

  test('goes on to the next film, from the last to the first', () => {
    expect(nextFilm(films, 'maizuo-1')).toBe(films[1])
    expect(nextFilm(films, 'maizuo-3')).toBe(films[0])
    expect(nextFilm(films, 'maizuo-9')).toBe(films[0])
  })

  test('remembers its film, once', () => {
    const once = remember({ films: {}, isStarted: true }, 'one', 'maizuo-1')
    expect(once).toEqual({ films: { one: 'maizuo-1' }, isStarted: true })
    expect(remember(once, 'one', 'maizuo-1')).toBe(once)
    expect(remember(once, 'two', 'maizuo-1').films).toEqual({ one: 'maizuo-1', two: 'maizuo-1' })
  })

  test('of the first desktop asks nobody before films are pressed for; one that the user has added does', () => {
    const before = { films: {}, isStarted: false }
    expect(mayAsk(before, 'media-hot-video')).toBe(false)
    expect(mayAsk(before, 'x7f3')).toBe(true)
    expect(mayAsk(before, '')).toBe(true)
    expect(mayAsk({ ...before, isStarted: true }, 'media-hot-video')).toBe(true)
  })

  test('what is remembered does not grow without end', () => {
    const tiles = Array.from({ length: LAST_FILMS_LIMIT + 5 }, (_, index) => `t${index}`)
    const last = tiles.reduce<LastFilms>((now, tile) => remember(now, tile, 'maizuo-1'), {
      films: {},
      isStarted: true,
    })
    expect(Object.keys(last.films)).toHaveLength(LAST_FILMS_LIMIT)
    expect(last.films.t0).toBeUndefined()
  })

  test.each([
    [1, 1, 'poster'],
    [3, 1, 'poster'],
    [1, 2, 'strip'],
    [2, 2, 'upon'],
    [2, 3, 'beside'],
    [2, 4, 'beside'],
    [4, 4, 'upon'],
    [6, 2, 'upon'],
  ] as const)('of %dx%d shows a film as %s', (rows, columns, layout) => {
    expect(tileLayout(rows, columns)).toBe(layout)
  })
})

test('a further page adds the films that are not listed yet', () => {
  const other = { ...film(7, 'film 2'), filmId: 'maoyan-7' }
  expect(withPage(films, [film(3), film(4), other]).map(({ filmId }) => filmId)).toEqual([
    'maizuo-1',
    'maizuo-2',
    'maizuo-3',
    'maizuo-4',
  ])
})

test('a page that names a film twice, by its id or by its name, lists it once', () => {
  expect(withPage([], [film(1), film(2), film(1), film(7, 'film 2')]).map(({ filmId }) => filmId)).toEqual([
    'maizuo-1',
    'maizuo-2',
  ])
})

test('an actor is named once in a role', () => {
  const [one, other] = [{ name: '甲', role: '守灯人' }, { name: '甲' }]
  expect(eachOnce([one, other, one, other])).toEqual([one, other])
})
