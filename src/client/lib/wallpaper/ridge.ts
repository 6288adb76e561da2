import type { Point } from '../geometry/vector.ts'

/** Where the sky of a picture ends. */
export interface Ridge {
  /** The picture's size in px. */
  readonly width: number
  readonly height: number
  /** x and y of each vertex from left to right, in px of the picture. */
  readonly line: readonly number[]
}

/** The line on a screen of this size, which the picture covers as `object-fit: cover` does. */
export function ridgeOnScreen(ridge: Ridge, screen: { readonly width: number; readonly height: number }): Point[] {
  const scale = Math.max(screen.width / ridge.width, screen.height / ridge.height)
  const left = (screen.width - ridge.width * scale) / 2
  const top = (screen.height - ridge.height * scale) / 2
  const points: Point[] = []
  for (let at = 0; at + 1 < ridge.line.length; at += 2)
    points.push({ x: left + (ridge.line[at] ?? 0) * scale, y: top + (ridge.line[at + 1] ?? 0) * scale })
  return points
}

/** The part of a line between two x, with a point at each of them. */
export function linePart(line: readonly Point[], left: number, right: number): readonly Point[] {
  const inner = line.filter(({ x }) => x > left && x < right)
  return [{ x: left, y: heightAt(line, left) }, ...inner, { x: right, y: heightAt(line, right) }]
}

/** The y of a line at an x; beyond its ends that of the nearest one. */
export function heightAt(line: readonly Point[], x: number): number {
  const next = line.findIndex((point) => point.x >= x)
  const [from, to] = [line[next - 1], line[next]]
  if (from === undefined || to === undefined) return (to ?? line.at(-1))?.y ?? 0
  return from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x)
}
