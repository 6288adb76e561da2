import { readFileSync } from 'node:fs'
import type { Site } from '../../src/shared/lib/tile/site.ts'

/** What `measure.ts` saw of an icon, in the icon's own units. */
export interface Measure {
  readonly box: readonly [left: number, top: number, width: number, height: number]
  /** The part of the box that is covered, 0–1. */
  readonly filled: number
  /** Whether the icon brings colours. */
  readonly colored: boolean
}

/** The sites of the catalog, as catalog/sites.json has them; the tests check their shape. */
export function readSites(): readonly Site[] {
  return JSON.parse(read('../../catalog/sites.json'))
}

/** What was measured, by `package:name`. */
export function readMeasures(): Readonly<Record<string, Measure>> {
  return JSON.parse(read('measures.json'))
}

function read(path: string): string {
  return readFileSync(new URL(path, import.meta.url), 'utf8')
}
