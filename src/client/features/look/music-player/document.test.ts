import { expect, test } from 'vitest'
import { music, musicFiles } from './document.ts'

const file = {
  id: 'a',
  name: '夜曲',
  artist: '',
  cover: '',
  color: '#336699',
  seconds: 60,
  fileName: 'a.mp3',
  bytes: 10,
}
const read = (document: typeof music | typeof musicFiles, data: unknown) => document.decode({ version: 0, data })

test('damaged parts of the player cost no other', () => {
  const stored = {
    playingList: ['bundled:a', 7, ''],
    playingId: 'bundled:a',
    currentTime: -1,
    volume: 500,
    playSort: 9,
  }
  expect(read(music, stored)).toMatchObject({
    at: 'read',
    value: { playingList: ['bundled:a'], playingId: 'bundled:a', currentTime: 0, duration: 0, volume: 50, playSort: 0 },
    repaired: ['playingList.1', 'playingList.2', 'currentTime', 'duration', 'volume', 'playSort'],
  })
})

test('damaged files cost no other', () => {
  const stored = {
    files: [file, { ...file, cover: 'https://x.example/a.png' }, null],
    deleted: { b: 5, c: 'long ago' },
  }
  expect(read(musicFiles, stored)).toMatchObject({
    value: { files: [file], deleted: { b: 5 } },
    repaired: ['files.1', 'files.2', 'deleted.c'],
  })
})

test.each([null, 7, []])('%j is no player', (data) => {
  expect([read(music, data).at, read(musicFiles, data).at]).toEqual(['invalid', 'invalid'])
})
