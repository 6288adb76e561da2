import { seededRandom } from '../../../../../lib/values/seeded.ts'

const PARTIALS = [1, 0.32, 0.16, 0.05, 0.025]
const ATTACK_SECONDS = 0.09
const RELEASE_SECONDS = 0.14
const VIBRATO_HZ = 5.1
/** The vibrato's width as a share of the frequency; it comes after a while. */
const VIBRATO_WIDTH = 0.0045
const VIBRATO_AFTER_SECONDS = 0.3
const BREATH = 0.02

/** A bamboo flute, blown for a time. @param frequency in Hz @param held in seconds @param rate samples a second */
export function blow(frequency: number, held: number, rate: number): Float32Array {
  const random = seededRandom(`flute ${frequency.toFixed(2)}`)
  const samples = new Float32Array(Math.ceil((held + RELEASE_SECONDS) * rate))
  let [phase, breath] = [0, 0]
  for (let at = 0; at < samples.length; at += 1) {
    const seconds = at / rate
    const wave = Math.sin(2 * Math.PI * VIBRATO_HZ * seconds)
    const depth = Math.min(1, Math.max(0, (seconds - VIBRATO_AFTER_SECONDS) / 0.5))
    phase += ((2 * Math.PI * frequency) / rate) * (1 + VIBRATO_WIDTH * depth * wave)
    // a band of noise around the tone, as of air at the edge
    breath += 0.12 * (random() * 2 - 1 - breath)
    const tone = PARTIALS.reduce((sum, share, index) => sum + share * Math.sin(phase * (index + 1)), 0)
    const envelope =
      Math.min(1, seconds / ATTACK_SECONDS) *
      Math.min(1, Math.max(0, held + RELEASE_SECONDS - seconds) / RELEASE_SECONDS)
    samples[at] = (tone * (1 + 0.12 * depth * wave) + BREATH * breath) * smooth(envelope) * 0.7
  }
  return samples
}

const smooth = (share: number): number => share * share * (3 - 2 * share)
