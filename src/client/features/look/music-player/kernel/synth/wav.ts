import type { Rendering } from './render.ts'

const HEADER_BYTES = 44
const CHANNELS = 2
const SAMPLE_BYTES = 2

/** A rendering as a WAV file of 16 bits. @param rate samples a second */
export function wavOf({ left, right }: Rendering, rate: number): ArrayBuffer {
  const dataBytes = left.length * CHANNELS * SAMPLE_BYTES
  const file = new ArrayBuffer(HEADER_BYTES + dataBytes)
  const view = new DataView(file)
  const text = (at: number, letters: string) => {
    for (const [index, letter] of [...letters].entries()) view.setUint8(at + index, letter.charCodeAt(0))
  }
  text(0, 'RIFF')
  view.setUint32(4, HEADER_BYTES - 8 + dataBytes, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true) // PCM
  view.setUint16(22, CHANNELS, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, rate * CHANNELS * SAMPLE_BYTES, true)
  view.setUint16(32, CHANNELS * SAMPLE_BYTES, true)
  view.setUint16(34, 8 * SAMPLE_BYTES, true)
  text(36, 'data')
  view.setUint32(40, dataBytes, true)
  const samples = new Int16Array(file, HEADER_BYTES)
  for (let at = 0; at < left.length; at += 1) {
    samples[2 * at] = toInteger(left[at] as number)
    samples[2 * at + 1] = toInteger(right[at] as number)
  }
  return file
}

const toInteger = (sample: number): number => Math.round(Math.max(-1, Math.min(1, sample)) * 32_767)
