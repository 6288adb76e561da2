import { seededRandom } from '../../../../../lib/values/seeded.ts'

/** How a plucked string sounds. */
export interface PluckTimbre {
  /** 0 dull – 1 bright: how much of the pluck's noise is left. */
  readonly brightness: number
  /** 0–0.5: how fast the high partials fade. */
  readonly damping: number
  /** Seconds until a string of 220 Hz has faded by 60 dB. */
  readonly ring: number
  /** Where it is plucked, as a share of its length. */
  readonly position: number
}

/** A finger lets the string go; at once would be a click. */
const ONSET_SECONDS = 0.002

/**
 * A plucked string after Karplus and Strong, tuned by an all-pass filter.
 * @param frequency in Hz @param rate samples a second @returns samples in -1…1
 */
export function pluck(timbre: PluckTimbre, frequency: number, rate: number): Float32Array {
  const { damping } = timbre
  const period = rate / frequency
  // the averaging filter delays by `damping` samples
  const whole = Math.floor(period - damping - 0.1)
  const rest = period - damping - whole
  const allPass = (1 - rest) / (1 + rest)
  const ring = timbre.ring * (220 / frequency) ** 0.55
  const loss = 0.001 ** (1 / (frequency * ring))
  const line = excitation(timbre, whole, frequency)
  const onset = ONSET_SECONDS * rate
  const samples = new Float32Array(Math.ceil(Math.min(ring * 0.8, 6) * rate))
  let [last, filtered, passed] = [0, 0, 0]
  for (let at = 0, index = 0; at < samples.length; at += 1) {
    const now = line[index] as number
    const averaged = loss * ((1 - damping) * now + damping * last)
    last = now
    const next = allPass * averaged + filtered - allPass * passed
    filtered = averaged
    passed = next
    line[index] = next
    samples[at] = now * Math.min(1, at / onset)
    index = index + 1 === whole ? 0 : index + 1
  }
  return samples
}

/** What sets the string in motion: noise, smoothed, without the partials that have a node where it is plucked. */
function excitation({ brightness, position }: PluckTimbre, length: number, frequency: number): Float32Array {
  const random = seededRandom(`pluck ${frequency.toFixed(2)}`)
  const noise = Float32Array.from({ length }, () => random() * 2 - 1)
  // twice around, so that the loop has no seam
  for (let pass = 0, first = 0, second = 0; pass < 2; pass += 1)
    for (let at = 0; at < length; at += 1) {
      first += brightness * ((noise[at] as number) - first)
      second += brightness * (first - second)
      noise[at] = second
    }
  const behind = Math.max(1, Math.round(position * length))
  const line = noise.map((value, at) => value - (noise[(at - behind + length) % length] as number))
  const mean = line.reduce((sum, value) => sum + value, 0) / length
  const rms = Math.sqrt(line.reduce((sum, value) => sum + (value - mean) ** 2, 0) / length)
  return line.map((value) => (0.3 * (value - mean)) / Math.max(rms, 1e-6))
}
