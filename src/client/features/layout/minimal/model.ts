import { DEBOUNCE } from '../../../../shared/constants.ts'
import type { Season } from '../../../../shared/entities/daily-text.ts'
import { type Box, lengthRatio } from '../../../lib/geometry/box.ts'

/** A line of a poem with its source, and the season that it tells of, if any. */
export interface PoemLine {
  readonly text: string
  readonly author: string
  readonly title: string
  readonly season?: Season
}

/** Whether a press follows the last one too fast to be intended; both in ms. */
export const isRepeatedPress = (now: number, last: number): boolean => now - last < DEBOUNCE.minimalismMs

/**
 * The transform, around the centre, that shows an element at `to` where it was before (`from`). Text keeps its aspect
 * ratio: it scales by its height.
 */
export function flipTransform(from: Box, to: Box, isText: boolean): string {
  const x = from.x + from.width / 2 - (to.x + to.width / 2)
  const y = from.y + from.height / 2 - (to.y + to.height / 2)
  const scaleY = lengthRatio(from.height, to.height)
  const scaleX = isText ? scaleY : lengthRatio(from.width, to.width)
  return `translate(${x}px, ${y}px) scale(${scaleX}, ${scaleY})`
}

/** Whether an element that goes from one place to another passes one that meanwhile does so, too: up or down. */
export const passes = (from: Box, to: Box, other: { readonly from: Box; readonly to: Box }): boolean =>
  from.y < other.from.y !== to.y < other.to.y
