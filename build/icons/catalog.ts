import { readFileSync } from 'node:fs'
import type { Site } from '../../src/shared/lib/tile/site.ts'

/** Measurements of an icon by `measure.ts`, in the icon's own units. */
export interface Measure {
  readonly box: readonly [left: number, top: number, width: number, height: number]
  /** Covered fraction of the box, 0–1. */
  readonly filled: number
  /** Whether the icon has its own colours. */
  readonly colored: boolean
}

/** The sites of catalog/sites.json; tests check their shape. */
export function readSites(): readonly Site[] {
  return JSON.parse(read('../../catalog/sites.json'))
}

/** Measurements by `package:name`. */
export function readMeasures(): Readonly<Record<string, Measure>> {
  return JSON.parse(read('measures.json'))
}

function read(path: string): string {
  return readFileSync(new URL(path, import.meta.url), 'utf8')
}
