import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import pieces from '../../../../../../catalog/music/pieces.json' with { type: 'json' }
import { COVER_SCENES, coverSvg, sceneOf } from './cover.ts'
import { perform, pieceSeconds, scoreLyrics, secondsAt } from './performance.ts'
import { midiOf, readBars, type Score } from './score.ts'

const FOLDER = new URL('../../../../../../catalog/music/scores/', import.meta.url)
const scoreOf = (id: string): Score => JSON.parse(readFileSync(new URL(`${id}.json`, FOLDER), 'utf8'))
const TINY: Score = {
  tempo: 60,
  metre: 4,
  order: 'A A B',
  parts: [{ instrument: 'piano', gain: 1, pan: 0, sections: { A: ['c4/1 d4 r/2'], B: ['c4+e4+g4/4~'] } }],
}

test('pitches are MIDI numbers', () => {
  expect(['c4', 'a4', 'c#4', 'b3', 'd8'].map(midiOf)).toEqual([60, 69, 61, 59, 110])
  expect(() => midiOf('h4')).toThrow('no pitch')
})

describe('bars', () => {
  test('beats and velocity stay for what follows', () => {
    const [first = [], second = []] = readBars(['@0.5 c4/.5 d4 e4/3', 'r/2 @0.8 c4+e4/2~'], 4)
    expect(first.map(({ at, beats, velocity }) => [at, beats, velocity])).toEqual([
      [0, 0.5, 0.5],
      [0.5, 0.5, 0.5],
      [1, 3, 0.5],
    ])
    expect(second).toEqual([
      { pitches: [], at: 0, beats: 2, velocity: 0.5, isRolled: false },
      { pitches: [60, 64], at: 2, beats: 2, velocity: 0.8, isRolled: true },
    ])
  })

  test('a figure plays the tones of a chord; a bar with = is notes', () => {
    const [chord = [], notes = []] = readBars(['@0.4 c3 g3 c4', '= c3/4'], 4, [0, 1, 2, 1])
    expect(chord.map(({ pitches, at }) => [...pitches, at])).toEqual([
      [48, 0],
      [55, 1],
      [60, 2],
      [55, 3],
    ])
    expect(notes).toHaveLength(1)
    expect(() => readBars(['c3 g3'], 4, [0, 2])).toThrow('no tone 2')
  })

  test('a bar of another length is an error', () => {
    expect(() => readBars(['c4/1 d4'], 4)).toThrow('2 beats')
  })
})

describe('a performance', () => {
  test('is in order, the same each time, and slows down at the end', () => {
    const tones = perform(TINY)
    expect(tones).toEqual(perform(TINY))
    expect(tones.map(({ at }) => at)).toEqual(tones.map(({ at }) => at).toSorted((one, other) => one - other))
    expect(tones).toHaveLength(7)
    expect(secondsAt(TINY, 4)).toBe(4)
    expect(secondsAt(TINY, 12) - secondsAt(TINY, 8)).toBeGreaterThan(5)
  })

  test('rolls a chord from its lowest tone', () => {
    const [first, second, third] = perform(TINY).slice(-3)
    expect([first, second, third].map((tone) => tone?.midi)).toEqual([60, 64, 67])
    expect(Number(third?.at) - Number(first?.at)).toBeCloseTo(0.14)
  })

  test('has its words at the bars of their sections, each time these are played', () => {
    const lyrics = scoreLyrics({ ...TINY, lyrics: [{ section: 'A', bar: 0, text: 'la', en: 'la' }] })
    expect(lyrics.map(({ at }) => at)).toEqual([0, 4])
  })
})

describe('the catalog', () => {
  test('has a score for each piece and a piece for each score', () => {
    const names = readdirSync(FOLDER).map((file) => file.replace('.json', ''))
    expect(names.toSorted()).toEqual(pieces.map(({ id }) => id).toSorted())
  })

  test.each(pieces)('$id is whole: bars, length, words and cover', ({ id, seconds, cover, language }) => {
    const score = scoreOf(id)
    const tones = perform(score)
    expect(tones.length).toBeGreaterThan(150)
    expect(Math.abs(pieceSeconds(score) - seconds)).toBeLessThan(1)
    expect(seconds).toBeGreaterThanOrEqual(60)
    expect(tones.every(({ midi, gain }) => midi >= 24 && midi <= 96 && gain > 0 && gain <= 1.1)).toBe(true)
    expect(scoreLyrics(score).length > 0).toBe(language !== undefined)
    expect(COVER_SCENES).toContain(cover)
  })
})

describe('covers', () => {
  test.each(COVER_SCENES)('%s is an SVG document that is the same each time', (scene) => {
    const svg = coverSvg(scene)
    expect(svg).toBe(coverSvg(scene))
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"[^>]*>.*<\/svg>$/)
    expect(svg).not.toContain('NaN')
  })

  test('what has none gets a scene by its id', () => {
    expect(sceneOf('some file')).toBe(sceneOf('some file'))
    expect(new Set(Array.from({ length: 60 }, (_, at) => sceneOf(`${at}`))).size).toBe(COVER_SCENES.length)
  })
})
