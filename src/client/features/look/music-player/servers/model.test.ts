import { expect, test } from 'vitest'
import type { Song } from '../../../../../shared/entities/music.ts'
import { withColor, withQueue } from './model.ts'

const song = (number: number, name = `song ${number}`): Song => ({
  ...{ id: `subsonic-${number}`, name, artist: '', album: '', seconds: 0 },
})

test('the songs of a queue are known: a new one, a renamed one with its colour; others are dropped', () => {
  const ids = new Set(['subsonic-1', 'subsonic-2'])
  const first = withQueue({ songs: [] }, [song(1), song(2), song(3)], ids)
  expect(first.songs.map(({ id }) => id)).toEqual(['subsonic-1', 'subsonic-2'])
  const colored = withColor(first, 'subsonic-2', '#336699')
  expect(withQueue(colored, [song(2, 'renamed')], new Set(['subsonic-2'])).songs).toEqual([
    { ...song(2, 'renamed'), color: '#336699' },
  ])
  expect(withColor(first, 'subsonic-9', '#336699')).toEqual(first)
})
