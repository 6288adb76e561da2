import type { Point } from '../../../lib/geometry/vector.ts'
import { EASE_OUT, prefersReducedMotion } from '../../../ui/motion/motion.ts'
import { iconSettings } from '../../data/home/index.ts'
import { dataAttribute, dataValue, hasFlag, setDataValue, setFlag } from '../dom.ts'
import { type PageMotion, pageMotion, REST } from './keyframes.ts'
import { livePage } from './live-page.ts'
import { transitionFor } from './model.ts'
import { glide, prepare, release, seek, shownAt } from './moving-page.ts'
import { outgoingPage } from './outgoing-page.ts'

/** Duration of a transition with reduced motion, in ms. */
const REDUCED_MOTION_MS = 120
const EASE_IN_OUT = 'cubic-bezier(.65, 0, .25, 1)'

/** The groups between which the page turns, by id, forwards (1) or backwards (-1). */
interface Turn {
  readonly from: string | undefined
  readonly to: string | undefined
  readonly direction: 1 | -1
}

/** A transition under way. */
interface RunningTransition extends Turn {
  readonly area: HTMLElement
  readonly motion: PageMotion
  readonly outgoing: HTMLElement
  /** Missing until React has rendered it. */
  readonly incoming?: HTMLElement
  /** Where the outgoing page was scrolled to. */
  readonly scrolled: Point
  /** Whether the outgoing page has been called back. */
  readonly isBack: boolean
}

let current: RunningTransition | undefined
/** How far a finger has turned the page, from 0 to 1; undefined without one. */
let held: number | undefined

/** Whether pages move for this user, and so can follow a finger. */
export const isPageMoving = (): boolean => !prefersReducedMotion() && iconSettings.get().turningMode !== 'no'

/** Begins a transition that a finger holds. @param turn turns the page, and returns whether there is another */
export function beginHeldTransition(turn: () => boolean): boolean {
  held = 0
  const isTurning = turn()
  if (!isTurning) held = undefined
  return isTurning
}

/** Holds the transition where the finger has moved it, from 0 to 1. */
export function holdTransition(progress: number): void {
  held = progress
  if (current?.incoming === undefined) return
  for (const page of [current.outgoing, current.incoming]) seek(page, progress)
}

/** Lets a held transition go on to its end. */
export function releaseTransition(): void {
  const rest = 1 - (held ?? 0)
  held = undefined
  goOn(rest)
}

/**
 * Plays the transition from the page of a group to the one rendered next (decision 0016). An interrupted one goes on
 * from where it is; back to the page that is leaving, it turns around. The outgoing page is `aria-hidden`, not `inert`,
 * which would restyle each of its tiles.
 */
export function playTransition(area: HTMLElement, turn: Turn): void {
  if (current !== undefined && turn.to === (current.isBack ? current.to : current.from)) {
    turnAround(current)
    return
  }
  const outgoing = livePage(area)
  const start = current === undefined || outgoing === null ? REST : shownAt(outgoing)
  endTransition()
  const motion = motionOf(area, turn.direction)
  const scrolled = { x: area.scrollLeft, y: area.scrollTop }
  if (motion !== undefined && outgoing !== null) {
    outgoingPage.setState({ id: turn.from })
    prepare(outgoing, area, scrolled, motion.out.exposes)
    outgoing.ariaHidden = 'true'
    const next: RunningTransition = { ...turn, area, motion, outgoing, scrolled, isBack: false }
    current = next
    requestAnimationFrame(() => current === next && begin(next, start))
  }
  if (scrolled.x !== 0 || scrolled.y !== 0) area.scrollTo(0, 0) // an unconditional call would force layout
}

function motionOf(area: HTMLElement, direction: 1 | -1): PageMotion | undefined {
  const mobile = hasFlag(document.documentElement, 'mobile')
  const context = { mobile, reducedMotion: prefersReducedMotion(), randomValue: Math.random() }
  const transition = transitionFor(iconSettings.get().turningMode, context)
  return pageMotion(transition, direction, { width: area.clientWidth, height: area.clientHeight })
}

/** Starts the movement once the incoming page is rendered. */
function begin(prepared: RunningTransition, start: Keyframe): void {
  const { area, motion, outgoing } = prepared
  const incoming = livePage(area)
  if (incoming === null) {
    endTransition()
    return
  }
  prepare(incoming, area, { x: 0, y: 0 }, motion.into.exposes)
  incoming.style.zIndex = '1'
  // what the transition adds must not be scrollable, and nothing is while a finger turns; clipped, the area would grow
  const fits = incoming.offsetTop + incoming.offsetHeight <= area.clientHeight
  if (fits || held !== undefined) area.style.overflow = 'hidden'
  current = { ...prepared, incoming }
  const timing = { duration: speed(), easing: EASE_IN_OUT, held }
  glide(outgoing, start, motion.out.away, timing)
  glide(incoming, motion.into.away, REST, timing).onfinish = endTransition
  setPlaying(area, motion.crosses)
}

/** Calls the outgoing page back, or sends it away again. */
function turnAround(transition: RunningTransition): void {
  const isBack = !transition.isBack
  current = { ...transition, isBack }
  const { from, to, outgoing, incoming } = transition
  if (incoming === undefined) {
    endTransition()
    return
  }
  const [arriving, leaving] = isBack ? [outgoing, incoming] : [incoming, outgoing]
  outgoingPage.setState({ id: isBack ? to : from })
  arriving.removeAttribute('aria-hidden')
  leaving.ariaHidden = 'true'
  arriving.style.zIndex = '1'
  leaving.style.zIndex = ''
  goOn(1)
}

/** Moves both pages on from where they are, in this part of the time of a whole turn. */
function goOn(part: number): void {
  if (current?.incoming === undefined) return
  const { outgoing, incoming, motion, isBack } = current
  const timing = { duration: speed() * part, easing: EASE_OUT, held }
  glide(outgoing, shownAt(outgoing), isBack ? REST : motion.out.away, timing)
  glide(incoming, shownAt(incoming), isBack ? motion.into.away : REST, timing).onfinish = endTransition
}

/** Ends the running transition: one page remains, at rest. */
function endTransition(): void {
  if (current === undefined) return
  const { area, outgoing, incoming, scrolled, isBack } = current
  current = undefined
  release(outgoing)
  if (incoming !== undefined) release(incoming)
  area.style.overflow = ''
  if (isBack) area.scrollTo(scrolled.x, scrolled.y)
  outgoingPage.setState({ id: undefined })
  setPlaying(area, undefined)
}

const speed = () => (prefersReducedMotion() ? REDUCED_MOTION_MS : iconSettings.get().turningSpeed)

/** @param crosses the edges of the area that the pages pass; undefined at the end */
function setPlaying(area: HTMLElement, crosses: PageMotion['crosses'] | undefined) {
  const root = document.documentElement
  const isPlaying = crosses !== undefined
  if (isPlaying) setDataValue(area, 'crossed-edges', crosses)
  else area.removeAttribute(dataAttribute('crossed-edges'))
  setFlag(root, 'paging', isPlaying)
  // moving glass is what costs; solid paper is flat already
  setFlag(area, 'flat-glass', isPlaying && dataValue(root, 'glass-tier') !== 'solid')
}
