import type { Character } from '../characters/character.ts'
import type { CharacterId } from '../characters/ids.ts'
import { hitAreas, type LoadDriver } from '../driver/mascot-driver.ts'
import { beginBlink, beginMotion, figureAt, type Gaze, looseOf, paceOf, poseOf, stepFigure } from '../kernel/figure.ts'
import { moodOf } from '../kernel/moods.ts'
import { MOTIONS } from '../kernel/motions.ts'
import { placeParts } from '../kernel/place-parts.ts'
import { photograph } from './photograph.ts'
import { openPuppet } from './puppet.ts'

const CHARACTERS: Readonly<Record<CharacterId, () => Promise<{ readonly default: Character }>>> = {
  cat: () => import('../characters/cat/cat.ts'),
  lantern: () => import('../characters/lantern/lantern.ts'),
  owl: () => import('../characters/owl/owl.ts'),
}

/** Milliseconds between two frames of a figure that but breathes: less than half a px, or one that hovers in the air. */
const BREATH_MS = { standing: 220, hovering: 125 }
/** Seconds of one step at most, such as after the page was hidden. */
const LONGEST_STEP = 0.3
/** Milliseconds that a still takes to blink. */
const BLINK_MS = 240

/** Draws the residents of this house by their parts. */
export const loadPuppet: LoadDriver = async (container, id, dress) => {
  const { default: character } = await CHARACTERS[id]()
  const puppet = openPuppet(character, dress)
  const motions = { ...MOTIONS, ...character.motions }
  const breathMs = character.build.hover === 0 ? BREATH_MS.standing : BREATH_MS.hovering
  let mood = moodOf('calm', character.moods)
  let gaze: Gaze = { x: 0, y: 0 }
  let figure = figureAt(mood)
  let isMoving = false
  let drawnAt = 0
  let frame = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  container.append(puppet.svg)

  const draw = () => puppet.draw(placeParts(poseOf(figure), looseOf(figure), puppet.build))
  const stop = () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    frame = 0
    timer = undefined
  }
  const next = (now: number) => {
    stop()
    const seconds = Math.min(LONGEST_STEP, (now - drawnAt) / 1000)
    drawnAt = now
    figure = stepFigure(figure, { mood, gaze, seconds, random: Math.random })
    draw()
    plan()
  }
  const plan = () => {
    if (!isMoving || frame !== 0 || timer !== undefined) return
    if (paceOf(figure, { mood, gaze }) === 'full') frame = requestAnimationFrame(next)
    else timer = setTimeout(() => (frame = requestAnimationFrame(next)), breathMs)
  }
  /** Goes on at once, from a breath. */
  const hurry = () => {
    if (timer === undefined) return
    stop()
    plan()
  }
  draw()
  return {
    express(name) {
      mood = moodOf(name, character.moods)
      if (isMoving) return hurry()
      figure = { ...figureAt(mood), blinkIn: figure.blinkIn }
      draw()
    },
    play(name) {
      if (!isMoving) return
      figure = beginMotion(figure, motions[name])
      hurry()
    },
    lookAt(point) {
      gaze = point
      hurry()
    },
    blink() {
      if (isMoving) return
      const begun = performance.now()
      const step = (now: number) => {
        const passed = now - begun
        figure = { ...figure, blinkIn: passed < BLINK_MS ? -passed : 2000 }
        draw()
        if (passed < BLINK_MS && !isMoving) frame = requestAnimationFrame(step)
      }
      stop()
      frame = requestAnimationFrame(step)
    },
    setMoving(may) {
      if (may === isMoving) return
      isMoving = may
      stop()
      drawnAt = performance.now()
      if (may) {
        figure = beginBlink(figure)
        return plan()
      }
      figure = figureAt(mood)
      draw()
    },
    hitArea({ target }) {
      const area = target.closest('[data-hit]')?.getAttribute('data-hit')
      return hitAreas.find((one) => one === area)
    },
    photograph: (width) => photograph(puppet.svg, width),
    dispose() {
      isMoving = false
      stop()
      puppet.svg.remove()
    },
  }
}
