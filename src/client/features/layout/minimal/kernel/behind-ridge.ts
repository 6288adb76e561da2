import type { Point } from '../../../../lib/geometry/vector.ts'
import { heightAt, linePart, type Ridge, ridgeOnScreen } from '../../../../lib/wallpaper/ridge.ts'

/** The highest part of the ridge hides so much of the figures' height: a 2 keeps its foot, where the ridge is lower. */
const DEEPEST = 0.13
/** Figures stand behind the ridge if it hides some of them, this share of their height, in so many of their columns. */
const TOUCHED = 0.04
const TOUCHED_COLUMNS = 0.1
/** Columns that are looked at. */
const COLUMNS = 48
/** Shadows reach so far to the sides of the figures, and so far up, in px. */
const BESIDE = 80
const ABOVE = 400

export interface Scene {
  readonly screen: { readonly width: number; readonly height: number }
  readonly ridge: Ridge
  /** The figures: their middle, their width, the height of a digit. */
  readonly figures: { readonly middle: number; readonly width: number; readonly height: number }
  /** The room for what stands above the digits' tops, and below their feet. */
  readonly above: number
  readonly below: number
}

export interface PlaceBehindRidge {
  /** The y of the digits' feet, as a sum of CSS: it holds for a window that is a little higher or lower, too. */
  readonly feet: string
  /** The ridge in front of the figures: x from their middle, y from their feet. */
  readonly ridge: readonly Point[]
}

/** Where the figures stand partly behind the ridge, all in px; undefined where they would not look well there. */
export function placeBehindRidge({ screen, ridge, figures, above, below }: Scene): PlaceBehindRidge | undefined {
  const line = ridgeOnScreen(ridge, screen)
  const [left, right] = [figures.middle - figures.width / 2, figures.middle + figures.width / 2]
  const feet = Math.round(Math.min(...linePart(line, left, right).map(({ y }) => y)) + DEEPEST * figures.height)
  if (feet - figures.height < above || feet + below > screen.height) return undefined
  const touched = Array.from({ length: COLUMNS }, (_, column) => {
    const x = left + ((column + 0.5) / COLUMNS) * figures.width
    return feet - heightAt(line, x) >= TOUCHED * figures.height
  }).filter(Boolean).length
  if (touched < TOUCHED_COLUMNS * COLUMNS) return undefined
  const inFront = linePart(line, left - BESIDE, right + BESIDE)
  return {
    feet: feetOnScreen(ridge, screen, feet),
    ridge: inFront.map(({ x, y }) => ({ x: round(x - figures.middle), y: round(y - feet) })),
  }
}

/** A picture as high as the screen grows with its height; a wider one only moves with its middle. */
function feetOnScreen(ridge: Ridge, screen: Scene['screen'], feet: number): string {
  const isWidthFilled = screen.width / ridge.width > screen.height / ridge.height
  const share = isWidthFilled ? 0.5 : feet / screen.height
  const percent = round(share * 100)
  return `${percent}dvh + ${round(feet - (percent / 100) * screen.height)}px`
}

const round = (px: number): number => Math.round(px * 10) / 10

/**
 * The part of an element that the ridge leaves free, as CSS: the element has the figures in its middle, and their feet
 * `feet` px below its top. `lowered` shows the ridge so many px further down.
 */
export function clipBehind(ridge: readonly Point[], feet: number, lowered = 0): string {
  const corners = [
    [-1, -ABOVE],
    [1, -ABOVE],
  ] as const
  const side = (ridge.at(-1)?.x ?? 0) + ABOVE
  const points = [
    ...corners.map(([x, y]) => [x * side, y] as const),
    ...[...ridge].reverse().map(({ x, y }) => [x, round(y + feet + lowered)] as const),
  ]
  return `polygon(${points.map(([x, y]) => `calc(50% + ${x}px) ${y}px`).join(',')})`
}
