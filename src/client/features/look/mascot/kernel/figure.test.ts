import { describe, expect, test } from 'vitest'
import cat from '../characters/cat/cat.ts'
import type { Character } from '../characters/character.ts'
import lantern from '../characters/lantern/lantern.ts'
import owl from '../characters/owl/owl.ts'
import { beginMotion, figureAt, looseOf, paceOf, poseOf, type Surroundings, stepFigure } from './figure.ts'
import { moodNames, moodOf } from './moods.ts'
import { motionWeight, withMotion } from './motion.ts'
import { MOTIONS, motionNames } from './motions.ts'
import { type Parameters, parameterNames, parametersWith } from './parameters.ts'
import { AT_REST, isAtRest, swing } from './spring.ts'

const CHARACTERS: Readonly<Record<string, Character>> = { cat, lantern, owl }
const CALM: Surroundings = { mood: moodOf('calm'), gaze: { x: 0, y: 0 }, seconds: 1 / 60, random: () => 0.5 }

/** A figure after so many seconds. */
function lived(seconds: number, around: Partial<Surroundings> = {}, figure = figureAt(CALM.mood)) {
  let now = figure
  for (let step = 0; step < seconds * 60; step += 1) now = stepFigure(now, { ...CALM, ...around })
  return now
}

const differing = (one: Parameters, other: Parameters) =>
  parameterNames.filter((name) => Math.abs(one[name] - other[name]) > 0.01)

describe('a spring', () => {
  test('swings over its target, and comes to rest there', () => {
    const kind = { hertz: 2, damping: 0.2 }
    let spring = AT_REST
    let highest = 0
    for (let step = 0; step < 600; step += 1) {
      spring = swing(spring, 10, kind, 1 / 60)
      highest = Math.max(highest, spring.value)
    }
    expect(highest).toBeGreaterThan(12)
    expect(isAtRest(spring, 10, 0.01)).toBe(true)
  })

  test('is where it is after one long step as after many short ones, and never explodes', () => {
    const kind = { hertz: 3, damping: 0.3 }
    const long = swing(AT_REST, 5, kind, 0.1)
    let short = AT_REST
    for (let step = 0; step < 12; step += 1) short = swing(short, 5, kind, 1 / 120)
    expect(long.value).toBeCloseTo(short.value, 5)
  })
})

describe.each(Object.entries(CHARACTERS))('%s', (_name, { motions, moods, dresses }) => {
  test.each(motionNames)('%s moves at least four parameters, and takes over and gives back with ease', (name) => {
    const motion = { ...MOTIONS, ...motions }[name]
    const calm = moodOf('calm', moods)
    const moved = new Set<string>()
    let [last, leap] = [calm, 0]
    for (let at = 0; at <= motion.duration; at += 1000 / 60) {
      const now = withMotion(calm, motion, at)
      for (const one of differing(now, calm)) moved.add(one)
      leap = Math.max(leap, Math.abs(now.angleZ - last.angleZ), Math.abs(now.armR - last.armR) * 20)
      last = now
    }
    expect(moved.size).toBeGreaterThanOrEqual(4)
    expect(leap, 'in one frame').toBeLessThan(6)
    expect([motionWeight(motion, 0), motionWeight(motion, motion.duration)]).toEqual([0, 0])
  })

  test.each(moodNames)('is told from calm in the mood %s', (mood) => {
    const others = differing(moodOf(mood, moods), moodOf('calm', moods))
    expect(others.length).toBeGreaterThanOrEqual(mood === 'calm' ? 0 : 4)
  })

  test('has three dresses of different colours', () => {
    expect(new Set(Object.values(dresses).map((dress) => JSON.stringify(dress))).size).toBe(3)
  })
})

describe('a figure', () => {
  test('comes into its mood by and by', () => {
    const mood = moodOf('happy')
    const soon = poseOf(lived(0.05, { mood }))
    const later = poseOf(lived(2, { mood }))
    expect(soon.eyeSmile).toBeGreaterThan(0)
    expect(soon.eyeSmile).toBeLessThan(mood.eyeSmile * 0.6)
    expect(later.eyeSmile).toBeCloseTo(mood.eyeSmile, 1)
  })

  test('follows with its eyes first, then with its head', () => {
    const soon = lived(0.1, { gaze: { x: 1, y: 0 } })
    expect(soon.eyes.x).toBeGreaterThan(soon.head.x * 1.5)
    expect(poseOf(lived(3, { gaze: { x: 1, y: -1 } }))).toMatchObject({ eyeBallX: expect.closeTo(1, 1) })
  })

  test('breathes, and blinks every three to six seconds', () => {
    let [figure, blinks, wasOpen] = [figureAt(CALM.mood), 0, true]
    const breaths = new Set<number>()
    for (let step = 0; step < 60 * 30; step += 1) {
      figure = stepFigure(figure, { ...CALM, random: () => 0.3 })
      const pose = poseOf(figure)
      breaths.add(Math.round(pose.breath * 10))
      const isOpen = pose.eyeLOpen > 0.3
      if (!isOpen && wasOpen) blinks += 1
      wasOpen = isOpen
    }
    expect(breaths.size).toBe(11)
    expect(blinks).toBeGreaterThanOrEqual(5)
    expect(blinks).toBeLessThanOrEqual(10)
  })

  test('lets ears, tail and bell come after its head', () => {
    const turned = parametersWith({ ...CALM.mood, angleZ: 20 })
    const lags = [0.05, 0.1, 0.15, 0.2, 0.3, 0.4].map((seconds) =>
      Math.abs(looseOf(lived(seconds, { mood: turned })).ears),
    )
    expect(Math.max(...lags)).toBeGreaterThan(2)
    const rest = looseOf(lived(6, { mood: turned }))
    expect(Math.abs(rest.ears)).toBeLessThan(1)
  })

  test('is drawn each frame while it moves, and seldom while it but breathes', () => {
    expect(paceOf(beginMotion(figureAt(CALM.mood), MOTIONS.wave), CALM)).toBe('full')
    const quiet = { ...lived(8), blinkIn: 2000 }
    expect(paceOf(quiet, CALM)).toBe('slow')
    expect(paceOf(quiet, { ...CALM, gaze: { x: 1, y: 0 } })).toBe('full')
    expect(paceOf(quiet, { ...CALM, mood: moodOf('happy') })).toBe('full')
  })

  test('stays within what its parameters may be, whatever it is asked', () => {
    const wild = parametersWith(Object.fromEntries(parameterNames.map((name) => [name, 99])))
    const pose = poseOf(lived(1, { mood: wild, gaze: { x: 9, y: -9 } }))
    expect(Object.values(pose).every((value) => Math.abs(value) <= 30)).toBe(true)
  })
})
