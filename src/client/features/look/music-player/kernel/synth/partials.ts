/** A sine of a tone: its frequency as a multiple of the fundamental, its share, and the seconds in which it fades by 60 dB. */
interface Partial {
  readonly ratio: number
  readonly share: number
  readonly fade: number
}

/** How a struck tone sounds. */
interface StruckTimbre {
  readonly partials: readonly Partial[]
  /** Seconds of its onset. */
  readonly attack: number
  readonly seconds: number
}

/** A struck string or tongue: a sum of sines that fade. @param frequency in Hz @param rate samples a second */
export function strike({ partials, attack, seconds }: StruckTimbre, frequency: number, rate: number): Float32Array {
  const samples = new Float32Array(Math.ceil(seconds * rate))
  for (const { ratio, share, fade } of partials) {
    if (frequency * ratio > rate * 0.45) continue
    addSine(samples, (2 * Math.PI * frequency * ratio) / rate, share, 0.001 ** (1 / (fade * rate)))
  }
  const onset = Math.max(1, Math.round(attack * rate))
  for (let at = 0; at < onset; at += 1)
    samples[at] = (samples[at] as number) * 0.5 * (1 - Math.cos((Math.PI * at) / onset))
  return samples
}

/** What is not worth computing, as a share of full scale. */
const INAUDIBLE = 2e-5

/** Adds a fading sine by its recurrence, which needs two multiplications a sample. */
function addSine(samples: Float32Array, step: number, share: number, fade: number): void {
  const [turn, shrink] = [2 * Math.cos(step) * fade, fade * fade]
  const audible = Math.min(samples.length, Math.ceil(Math.log(INAUDIBLE / share) / Math.log(fade)))
  let [before, now] = [(-Math.sin(step) * share) / fade, 0]
  for (let at = 0; at < audible; at += 1) {
    samples[at] = (samples[at] as number) + now
    const next = turn * now - shrink * before
    before = now
    now = next
  }
}

/** A soft piano: stiff strings, two a little apart, whose high partials fade first. */
export function pianoTimbre(frequency: number): StruckTimbre {
  const stiffness = 0.00035 * (frequency / 262) ** 0.6
  const ring = 9 * (131 / Math.max(55, frequency)) ** 0.5
  const partials = Array.from({ length: 12 }, (_, index): readonly Partial[] => {
    const n = index + 1
    const ratio = n * Math.sqrt(1 + stiffness * n * n)
    // the hammer strikes at an eighth of the string, and is soft
    const share =
      (Math.abs(Math.sin((Math.PI * n) / 8.2)) * Math.exp(-0.34 * n * (frequency / 262) ** 0.35)) / n ** 0.35
    const fade = ring / (1 + 0.45 * index)
    return [
      { ratio, share, fade: fade * 0.35 },
      { ratio: ratio * 1.0005, share: share * 0.6, fade },
    ]
  })
  return { partials: partials.flat(), attack: 0.006, seconds: Math.min(5, ring * 0.7) }
}

/** The tongue of a music box, whose overtones are not harmonic and soon gone. */
export const MUSIC_BOX: StruckTimbre = {
  partials: [
    { ratio: 1, share: 1, fade: 2.6 },
    { ratio: 2.005, share: 0.12, fade: 1.4 },
    { ratio: 5.8, share: 0.16, fade: 0.5 },
    { ratio: 11.2, share: 0.05, fade: 0.16 },
  ],
  attack: 0.003,
  seconds: 2.4,
}
