import type { Score } from '../kernel/score.ts'
import { RATE, render } from '../kernel/synth/render.ts'
import { wavOf } from '../kernel/synth/wav.ts'

/** Renders the score that it is sent, and answers with a WAV file. */
self.onmessage = ({ data }: MessageEvent<Score>) => {
  const file = wavOf(render(data), RATE)
  self.postMessage(file, { transfer: [file] })
}
