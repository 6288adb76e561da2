import type { CharacterId, DRESSES } from '../characters/ids.ts'
import type { Gaze } from '../kernel/figure.ts'
import type { MoodName } from '../kernel/moods.ts'
import type { MotionName } from '../kernel/motions.ts'

/** What of a figure was pressed. */
export const hitAreas = ['head', 'belly', 'paw'] as const
export type HitArea = (typeof hitAreas)[number]

/** Where a figure was pressed: on what, and where on the page in px. */
export interface Press {
  readonly target: Element
  readonly clientX: number
  readonly clientY: number
}

/** A figure on the page, whatever draws it. It fills its container, of 180 by 225 px at scale 1. */
export interface MascotDriver {
  express(mood: MoodName): void
  /** Begins a motion, in place of one that is under way. */
  play(motion: MotionName): void
  lookAt(gaze: Gaze): void
  /** Blinks once, also where it does not move otherwise. */
  blink(): void
  /** Whether it breathes, blinks and follows; else, as at first, it is a still in its mood, and costs nothing. */
  setMoving(isMoving: boolean): void
  /** What of it was pressed; undefined for what has no name. */
  hitArea(press: Press): HitArea | undefined
  /** As a picture of so many pixels in width. */
  photograph(width: number): Promise<Blob>
  dispose(): void
}

/** Draws a character into an element. @param dress which of its dresses it wears */
export type LoadDriver = (
  container: Element,
  character: CharacterId,
  dress: (typeof DRESSES)[number],
) => Promise<MascotDriver>

/** Draws a Live2D model into an element: what an operator's runtime exports by default. @param address of its `model3.json` */
export type LoadModel = (container: HTMLElement, address: string) => Promise<MascotDriver>
