import type { Position, Setup } from './rules.ts'
import { think } from './think.ts'

/** What the computer is asked. */
interface Question {
  readonly position: Position
  readonly setup: Setup
}

addEventListener('message', ({ data: { position, setup } }: MessageEvent<Question>) =>
  postMessage(think(position, setup)),
)
