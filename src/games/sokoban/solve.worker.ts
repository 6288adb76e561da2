import type { Position } from './rules.ts'
import { solve } from './solve.ts'

/** All levels are solved by looking at far fewer; what cannot be solved any more may have more positions. */
const MOST = 300_000

addEventListener('message', ({ data }: MessageEvent<Position>) => postMessage(solve(data, MOST)))
