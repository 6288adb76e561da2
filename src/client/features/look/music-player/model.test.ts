import { expect, test } from 'vitest'
import { seededRandom } from '../../../lib/values/seeded.ts'
import {
  type Music,
  mayTryNext,
  NO_MUSIC,
  progressOf,
  stepFrom,
  withList,
  withNextSort,
  withoutTrack,
} from './model.ts'

const LIST = ['a', 'b', 'c', 'd', 'e']
const playing = (id: string, more: Partial<Music> = {}): Music => ({ ...withList(NO_MUSIC, LIST, id), ...more })

test('a list is played from one of its tracks, from the beginning', () => {
  const now = withList({ ...NO_MUSIC, currentTime: 40, duration: 90, volume: 20 }, LIST, 'c')
  expect(now).toMatchObject({ playingList: LIST, playingId: 'c', currentTime: 0, duration: 0, volume: 20 })
})

test('the modes follow one another: list, single track, random', () => {
  const sorts = [0, 1, 2].map((times) => Array.from({ length: times }).reduce<Music>(withNextSort, NO_MUSIC).playSort)
  expect(sorts).toEqual([0, 1, 2])
  expect(withNextSort(playing('a', { playSort: 2 })).playSort).toBe(0)
})

test('next and previous go around the ends of the list', () => {
  const to = (id: string, by: 1 | -1) => stepFrom(playing(id), [], by, () => 0).id
  expect([to('a', 1), to('e', 1), to('a', -1), to('c', -1)]).toEqual(['b', 'a', 'e', 'b'])
})

test('a track that is no longer in the list leads to the first; an empty list to none', () => {
  expect(stepFrom(playing('gone'), [], 1, () => 0).id).toBe('a')
  expect(stepFrom(NO_MUSIC, [], 1, () => 0).id).toBeUndefined()
})

test('in random order each track comes once before one comes again, and back the same way', () => {
  const random = seededRandom('shuffle')
  let now = playing('c', { playSort: 2 })
  let order: readonly string[] = []
  const heard = ['c']
  const step = (by: 1 | -1) => {
    const next = stepFrom(now, order, by, random)
    order = next.order
    now = { ...now, playingId: next.id ?? '' }
    return now.playingId
  }
  for (let times = 0; times < 4; times += 1) heard.push(step(1))
  expect(heard.toSorted()).toEqual(LIST)
  expect([step(-1), step(-1)]).toEqual(heard.slice(2, 4).reverse())
  for (let times = 0; times < 2; times += 1) step(1)
  const second = [step(1), step(1), step(1), step(1)]
  expect(new Set(second).size).toBe(4)
  expect(second[0]).not.toBe(heard[4])
})

test('a random order is made anew when the list has changed', () => {
  const { order } = stepFrom(playing('a', { playSort: 2 }), ['a', 'b', 'x', 'y', 'z'], 1, () => 0.5)
  expect(order.toSorted()).toEqual(LIST)
})

test('a random list of one track repeats it', () => {
  const single = { ...withList(NO_MUSIC, ['a'], 'a'), playSort: 2 as const }
  expect(stepFrom(single, ['a'], 1, () => 0).id).toBe('a')
})

test('a deleted track leaves the list; the current one leaves none', () => {
  expect(withoutTrack(playing('a'), 'b')).toMatchObject({ playingId: 'a', playingList: ['a', 'c', 'd', 'e'] })
  expect(withoutTrack(playing('a', { currentTime: 9 }), 'a')).toMatchObject({ playingId: '', currentTime: 0 })
  const same = playing('a')
  expect(withoutTrack(same, 'other')).toBe(same)
})

test('after ten failures in a row, or one per track, no other is tried', () => {
  const many = { ...NO_MUSIC, playingList: Array.from({ length: 40 }, (_, at) => `${at}`) }
  expect([9, 10].map((failures) => mayTryNext(failures, many))).toEqual([true, false])
  expect([4, 5].map((failures) => mayTryNext(failures, playing('a')))).toEqual([true, false])
})

test('the progress is that of the loaded sound, else where the track was left', () => {
  const left = { playingId: 'a', currentTime: 12, duration: 90 }
  expect(progressOf(left, { loadedId: 'a', time: 30, duration: 91 })).toEqual({ time: 30, duration: 91 })
  expect(progressOf(left, { loadedId: 'b', time: 30, duration: 91 })).toEqual({ time: 12, duration: 90 })
  expect(progressOf(left, { loadedId: '', time: 0, duration: 0 })).toEqual({ time: 12, duration: 90 })
})
