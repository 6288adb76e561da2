import type { BundledShape } from './figure.ts'
import { FLOW_CHART } from './flow-chart.ts'
import { IDEAS } from './ideas.ts'
import { CALLOUTS, NOTES } from './notes.ts'
import { WIREFRAMES } from './wireframes.ts'

/** The shapes in the order in which the library offers them. */
export const BUNDLED_SHAPES: readonly BundledShape[] = [...FLOW_CHART, ...IDEAS, ...NOTES, ...CALLOUTS, ...WIREFRAMES]
