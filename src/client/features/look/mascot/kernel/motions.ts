import { mix, type Parameter, type Parameters } from './parameters.ts'

export const motionNames = [
  ...(['wave', 'nod', 'shake', 'jump', 'stretch', 'yawn'] as const),
  ...(['dance', 'laugh', 'startle', 'ponder', 'bow', 'wriggle'] as const),
] as const

export type MotionName = (typeof motionNames)[number]

/** A value at a moment, in ms since the beginning. */
type Key = readonly [at: number, value: number]

/** A movement: what parameters do in its course, eased from key to key. */
export interface Motion {
  /** Milliseconds. */
  readonly duration: number
  readonly tracks: Readonly<Partial<Record<Parameter, readonly Key[]>>>
}

export type Motions = Readonly<Record<MotionName, Motion>>

/** Milliseconds in which a motion takes over from what was before, and gives back. */
const FADE_IN = 140
const FADE_OUT = 260

/** How much of a moment is the motion's, from 0 to 1. */
export function motionWeight({ duration }: Motion, at: number): number {
  if (at < 0 || at >= duration) return 0
  return ease(Math.min(1, at / FADE_IN, (duration - at) / FADE_OUT))
}

/** The parameters at a moment of a motion, which leaves those alone that it has no track for. */
export function withMotion(parameters: Parameters, motion: Motion, at: number): Parameters {
  const weight = motionWeight(motion, at)
  if (weight === 0) return parameters
  const moved: Partial<Record<Parameter, number>> = {}
  for (const [name, keys] of Object.entries(motion.tracks) as [Parameter, readonly Key[]][])
    moved[name] = mix(parameters[name], valueAt(keys, at), weight)
  return { ...parameters, ...moved }
}

/** The value between two keys; before the first and after the last it stays. */
function valueAt(keys: readonly Key[], at: number): number {
  const next = keys.findIndex(([moment]) => moment > at)
  const [from, to] = [keys[next < 0 ? keys.length - 1 : Math.max(0, next - 1)], keys[next]]
  if (from === undefined) return 0
  if (to === undefined || at <= from[0]) return from[1]
  return mix(from[1], to[1], ease((at - from[0]) / (to[0] - from[0])))
}

/** Slow at both ends. */
const ease = (share: number): number => share * share * (3 - 2 * share)

/** The same value back and forth, `times` times. */
const toAndFro = (start: number, period: number, times: number, value: number, other = -value): readonly Key[] => [
  [start, 0],
  ...Array.from(
    { length: times * 2 },
    (_, step): Key => [start + (step + 0.5) * (period / 2), step % 2 === 0 ? value : other],
  ),
  [start + (times + 0.5) * period, 0],
]

/** How a figure moves unless it has a way of its own. */
export const MOTIONS: Motions = {
  wave: {
    duration: 2200,
    tracks: {
      armR: [
        [0, 0],
        [350, 1],
        [1750, 1],
        [2200, 0],
      ],
      handR: toAndFro(350, 400, 3, 0.9),
      angleZ: [
        [0, 0],
        [400, -8],
        [1750, -6],
        [2200, 0],
      ],
      bodyAngleZ: [
        [0, 0],
        [400, -2.5],
        [1750, -2],
        [2200, 0],
      ],
      eyeSmile: [
        [0, 0],
        [300, 0.9],
        [1800, 0.9],
        [2200, 0],
      ],
      mouthOpenY: [
        [0, 0],
        [300, 0.75],
        [1600, 0.6],
        [2000, 0],
      ],
      tail: toAndFro(200, 700, 2, 0.5),
    },
  },
  nod: {
    duration: 1300,
    tracks: {
      angleY: [
        [0, 0],
        [180, 8],
        [420, -22],
        [700, 6],
        [950, -14],
        [1300, 0],
      ],
      eyeLOpen: [
        [0, 1],
        [300, 0.75],
        [420, 0.15],
        [600, 1],
        [1300, 1],
      ],
      eyeROpen: [
        [0, 1],
        [300, 0.75],
        [420, 0.15],
        [600, 1],
        [1300, 1],
      ],
      browLY: [
        [0, 0],
        [180, 0.5],
        [420, -0.2],
        [1300, 0],
      ],
      browRY: [
        [0, 0],
        [180, 0.5],
        [420, -0.2],
        [1300, 0],
      ],
      bodyStretch: [
        [0, 0],
        [180, 0.3],
        [420, -0.25],
        [700, 0.15],
        [1300, 0],
      ],
    },
  },
  shake: {
    duration: 1500,
    tracks: {
      angleX: [
        [0, 0],
        [220, -24],
        [520, 24],
        [820, -20],
        [1120, 14],
        [1500, 0],
      ],
      angleZ: [
        [0, 0],
        [220, 4],
        [520, -4],
        [820, 4],
        [1500, 0],
      ],
      eyeLOpen: [
        [0, 1],
        [200, 0.35],
        [1100, 0.35],
        [1400, 1],
      ],
      eyeROpen: [
        [0, 1],
        [200, 0.35],
        [1100, 0.35],
        [1400, 1],
      ],
      ears: [
        [0, 0],
        [220, -0.8],
        [1100, -0.6],
        [1500, 0],
      ],
      mouthForm: [
        [0, 1],
        [220, -0.3],
        [1100, -0.3],
        [1500, 1],
      ],
      tail: toAndFro(100, 600, 2, 0.6),
    },
  },
  jump: {
    duration: 1500,
    tracks: {
      bodyStretch: [
        [0, 0],
        [220, -0.9],
        [380, 0.9],
        [620, 0.3],
        [820, -0.8],
        [1050, 0.25],
        [1500, 0],
      ],
      lift: [
        [0, 0],
        [240, 0],
        [520, 1],
        [800, 0],
        [940, 0.12],
        [1080, 0],
      ],
      armL: [
        [0, 0],
        [220, -0.2],
        [480, 0.7],
        [800, 0.2],
        [1500, 0],
      ],
      armR: [
        [0, 0],
        [220, -0.2],
        [480, 0.7],
        [800, 0.2],
        [1500, 0],
      ],
      angleY: [
        [0, 0],
        [220, -14],
        [500, 16],
        [820, -12],
        [1500, 0],
      ],
      mouthOpenY: [
        [0, 0],
        [300, 0.2],
        [500, 1],
        [900, 0.5],
        [1400, 0],
      ],
      ears: [
        [0, 0],
        [220, 0.4],
        [500, -0.7],
        [820, 0.8],
        [1500, 0],
      ],
      tail: [
        [0, 0],
        [220, -0.7],
        [500, 0.9],
        [900, -0.4],
        [1500, 0],
      ],
    },
  },
  stretch: {
    duration: 2600,
    tracks: {
      bodyStretch: [
        [0, 0],
        [400, -0.5],
        [1100, 1],
        [1900, 0.9],
        [2600, 0],
      ],
      armL: [
        [0, 0],
        [900, 0.75],
        [1900, 0.85],
        [2500, 0],
      ],
      armR: [
        [0, 0],
        [900, 0.75],
        [1900, 0.85],
        [2500, 0],
      ],
      angleY: [
        [0, 0],
        [400, -10],
        [1200, 22],
        [1900, 20],
        [2600, 0],
      ],
      eyeLOpen: [
        [0, 1],
        [600, 0.2],
        [1000, 0],
        [2000, 0],
        [2400, 1],
      ],
      eyeROpen: [
        [0, 1],
        [600, 0.2],
        [1000, 0],
        [2000, 0],
        [2400, 1],
      ],
      mouthOpenY: [
        [0, 0],
        [1000, 0.35],
        [1900, 0.3],
        [2300, 0],
      ],
      ears: [
        [0, 0],
        [1000, -0.5],
        [1900, -0.5],
        [2500, 0],
      ],
      tail: [
        [0, 0],
        [1000, 0.8],
        [1700, 0.6],
        [1900, 0.9],
        [2600, 0],
      ],
    },
  },
  yawn: {
    duration: 2800,
    tracks: {
      mouthOpenY: [
        [0, 0],
        [500, 0.25],
        [1000, 1],
        [1800, 1],
        [2300, 0.1],
        [2700, 0],
      ],
      eyeLOpen: [
        [0, 1],
        [700, 0.4],
        [1000, 0],
        [2100, 0],
        [2500, 0.6],
      ],
      eyeROpen: [
        [0, 1],
        [700, 0.4],
        [1000, 0],
        [2100, 0],
        [2500, 0.6],
      ],
      angleY: [
        [0, 0],
        [500, -6],
        [1200, 16],
        [1900, 12],
        [2600, -8],
      ],
      angleZ: [
        [0, 0],
        [1200, 5],
        [2000, 7],
        [2700, 0],
      ],
      armR: [
        [0, 0],
        [700, 0.3],
        [1000, 0.5],
        [1800, 0.5],
        [2400, 0],
      ],
      ears: [
        [0, 0],
        [1200, -0.7],
        [2000, -0.6],
        [2700, 0],
      ],
      bodyStretch: [
        [0, 0],
        [1200, 0.6],
        [1900, 0.5],
        [2400, -0.3],
        [2800, 0],
      ],
      browAngle: [
        [0, 0],
        [1000, 0.6],
        [2000, 0.6],
        [2700, 0],
      ],
    },
  },
  dance: {
    duration: 3600,
    tracks: {
      bodyAngleZ: toAndFro(0, 900, 3, -7, 7),
      angleZ: toAndFro(80, 900, 3, 11, -11),
      lift: [
        [0, 0],
        ...[0, 1, 2, 3, 4, 5, 6].flatMap((beat): Key[] => [
          [beat * 450 + 110, 0.24],
          [beat * 450 + 330, 0],
        ]),
      ],
      armL: toAndFro(100, 900, 3, 0.7, -0.1),
      armR: toAndFro(100, 900, 3, -0.1, 0.7),
      bodyStretch: [
        [0, 0],
        ...[0, 1, 2, 3, 4, 5, 6].flatMap((beat): Key[] => [
          [beat * 450 + 110, 0.4],
          [beat * 450 + 340, -0.4],
        ]),
      ],
      eyeSmile: [
        [0, 0],
        [300, 0.9],
        [3200, 0.9],
        [3600, 0],
      ],
      mouthOpenY: [
        [0, 0],
        [300, 0.6],
        [1000, 0.3],
        [1600, 0.7],
        [2400, 0.3],
        [3200, 0.6],
        [3600, 0],
      ],
      tail: toAndFro(0, 450, 7, 0.8),
    },
  },
  laugh: {
    duration: 1900,
    tracks: {
      eyeSmile: [
        [0, 0],
        [180, 1],
        [1600, 1],
        [1900, 0],
      ],
      mouthOpenY: [
        [0, 0],
        [180, 1],
        [420, 0.55],
        [640, 1],
        [860, 0.55],
        [1080, 1],
        [1300, 0.6],
        [1700, 0],
      ],
      bodyStretch: [
        [0, 0],
        [180, 0.4],
        [420, -0.25],
        [640, 0.35],
        [860, -0.25],
        [1080, 0.3],
        [1300, -0.15],
        [1900, 0],
      ],
      angleY: [
        [0, 0],
        [200, 14],
        [420, 6],
        [640, 13],
        [860, 6],
        [1080, 12],
        [1700, 0],
      ],
      browLY: [
        [0, 0],
        [180, 0.6],
        [1600, 0.5],
        [1900, 0],
      ],
      browRY: [
        [0, 0],
        [180, 0.6],
        [1600, 0.5],
        [1900, 0],
      ],
      tail: toAndFro(0, 440, 4, 0.5),
    },
  },
  startle: {
    duration: 1600,
    tracks: {
      lift: [
        [0, 0],
        [130, 0.5],
        [330, 0],
        [420, 0.06],
        [500, 0],
      ],
      bodyStretch: [
        [0, 0],
        [110, 1],
        [340, -0.6],
        [520, 0.3],
        [1600, 0],
      ],
      eyeLOpen: [
        [0, 1],
        [100, 1.2],
        [1200, 1.2],
        [1600, 1],
      ],
      eyeROpen: [
        [0, 1],
        [100, 1.2],
        [1200, 1.2],
        [1600, 1],
      ],
      pupil: [
        [0, 0],
        [100, -0.9],
        [1100, -0.8],
        [1600, 0],
      ],
      eyeSize: [
        [0, 0],
        [100, 0.8],
        [1100, 0.6],
        [1600, 0],
      ],
      mouthOpenY: [
        [0, 0],
        [120, 0.9],
        [900, 0.7],
        [1400, 0],
      ],
      browLY: [
        [0, 0],
        [100, 1],
        [1200, 0.8],
        [1600, 0],
      ],
      browRY: [
        [0, 0],
        [100, 1],
        [1200, 0.8],
        [1600, 0],
      ],
      armL: [
        [0, 0],
        [130, 0.55],
        [500, 0.25],
        [1200, 0.2],
        [1600, 0],
      ],
      armR: [
        [0, 0],
        [130, 0.55],
        [500, 0.25],
        [1200, 0.2],
        [1600, 0],
      ],
      ears: [
        [0, 0],
        [100, 1],
        [1200, 0.7],
        [1600, 0],
      ],
      tail: [
        [0, 0],
        [120, -1],
        [1000, -0.7],
        [1600, 0],
      ],
    },
  },
  ponder: {
    duration: 3000,
    tracks: {
      angleZ: [
        [0, 0],
        [500, 13],
        [1500, 13],
        [2000, 9],
        [2600, 11],
        [3000, 0],
      ],
      angleX: [
        [0, 0],
        [500, 9],
        [1500, 9],
        [1900, -8],
        [2600, -6],
        [3000, 0],
      ],
      angleY: [
        [0, 0],
        [500, 11],
        [2600, 9],
        [3000, 0],
      ],
      eyeBallX: [
        [0, 0],
        [500, 0.8],
        [1500, 0.8],
        [1900, -0.8],
        [2600, -0.7],
        [3000, 0],
      ],
      eyeBallY: [
        [0, 0],
        [500, -0.9],
        [2600, -0.8],
        [3000, 0],
      ],
      armR: [
        [0, 0],
        [600, 0.28],
        [2500, 0.28],
        [3000, 0],
      ],
      browLY: [
        [0, 0],
        [500, 0.2],
        [1900, 0.9],
        [2600, 0.7],
        [3000, 0],
      ],
      browRY: [
        [0, 0],
        [500, 0.9],
        [1900, 0.2],
        [2600, 0.1],
        [3000, 0],
      ],
      mouthForm: [
        [0, 1],
        [500, 0.1],
        [2600, 0.1],
        [3000, 1],
      ],
      tail: toAndFro(200, 1300, 2, 0.35),
    },
  },
  bow: {
    duration: 2000,
    tracks: {
      angleY: [
        [0, 0],
        [250, 5],
        [800, -30],
        [1300, -30],
        [1800, 4],
        [2000, 0],
      ],
      bodyStretch: [
        [0, 0],
        [250, 0.3],
        [800, -1],
        [1300, -1],
        [1800, 0.2],
        [2000, 0],
      ],
      eyeLOpen: [
        [0, 1],
        [600, 0.1],
        [1400, 0],
        [1800, 1],
      ],
      eyeROpen: [
        [0, 1],
        [600, 0.1],
        [1400, 0],
        [1800, 1],
      ],
      armL: [
        [0, 0],
        [700, -0.25],
        [1300, -0.25],
        [1900, 0],
      ],
      armR: [
        [0, 0],
        [700, 0.2],
        [1300, 0.2],
        [1900, 0],
      ],
      ears: [
        [0, 0],
        [800, -0.5],
        [1300, -0.5],
        [1900, 0],
      ],
      tail: [
        [0, 0],
        [800, 0.5],
        [1400, 0.4],
        [2000, 0],
      ],
    },
  },
  wriggle: {
    duration: 1700,
    tracks: {
      bodyAngleX: toAndFro(0, 260, 5, 5),
      bodyAngleZ: toAndFro(0, 260, 5, 3.5, -3.5),
      angleZ: toAndFro(60, 260, 5, -5, 5),
      eyeSmile: [
        [0, 0],
        [160, 1],
        [1400, 1],
        [1700, 0],
      ],
      mouthOpenY: [
        [0, 0],
        [160, 0.9],
        [700, 0.5],
        [1100, 0.9],
        [1600, 0],
      ],
      armL: [
        [0, 0],
        [200, 0.3],
        [700, 0.1],
        [1200, 0.35],
        [1700, 0],
      ],
      armR: [
        [0, 0],
        [200, 0.1],
        [700, 0.35],
        [1200, 0.1],
        [1700, 0],
      ],
      ears: toAndFro(40, 260, 5, 0.5),
      tail: toAndFro(0, 300, 5, 0.7),
    },
  },
}
