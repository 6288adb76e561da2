/** Delays of the rooms' echoes in seconds, none a multiple of another; the right ear's are a little longer. */
const COMBS = [0.0297, 0.0371, 0.0411, 0.0437]
const ALL_PASSES = [0.005, 0.0017]
const SPREAD_SECONDS = 0.00072
const FEEDBACK = 0.79
const DAMPING = 0.32
const ALL_PASS_GAIN = 0.6

/** The echo of a small hall (Schroeder) for one ear. @param dry is not changed @param rate samples a second */
export function reverberate(dry: Float32Array, rate: number, ear: 0 | 1): Float32Array<ArrayBuffer> {
  const wet = new Float32Array(dry.length)
  for (const seconds of COMBS) addComb(dry, wet, Math.round((seconds + ear * SPREAD_SECONDS) * rate))
  for (const seconds of ALL_PASSES) passAll(wet, Math.round((seconds + ear * SPREAD_SECONDS) * rate))
  return wet
}

function addComb(dry: Float32Array, wet: Float32Array, delay: number): void {
  const line = new Float32Array(delay)
  for (let at = 0, index = 0, low = 0; at < dry.length; at += 1) {
    const echo = line[index] as number
    low = echo * (1 - DAMPING) + low * DAMPING
    line[index] = (dry[at] as number) + low * FEEDBACK
    wet[at] = (wet[at] as number) + echo / COMBS.length
    index = index + 1 === delay ? 0 : index + 1
  }
}

function passAll(wet: Float32Array, delay: number): void {
  const line = new Float32Array(delay)
  for (let at = 0, index = 0; at < wet.length; at += 1) {
    const held = line[index] as number
    const input = (wet[at] as number) + ALL_PASS_GAIN * held
    wet[at] = held - ALL_PASS_GAIN * input
    line[index] = input
    index = index + 1 === delay ? 0 : index + 1
  }
}
