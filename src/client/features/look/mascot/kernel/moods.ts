import { type Parameters, parametersWith } from './parameters.ts'

export const moodNames = ['calm', 'happy', 'curious', 'sleepy', 'surprised', 'sulky'] as const

export type MoodName = (typeof moodNames)[number]

/** How a figure holds itself in a mood. */
export type Moods = Readonly<Record<MoodName, Partial<Parameters>>>

const MOODS: Moods = {
  calm: { eyeLOpen: 0.94, eyeROpen: 0.94 },
  happy: {
    ...{ angleZ: -4, angleY: 5, eyeSmile: 0.9, mouthOpenY: 0.7, browLY: 0.5, browRY: 0.5 },
    ...{ ears: 0.2, tail: -0.4, bodyStretch: 0.3 },
  },
  curious: {
    ...{ angleZ: 11, angleX: 12, angleY: 7, eyeBallX: 0.7, eyeBallY: -0.6, eyeSize: 0.4, browLY: -0.1, browRY: 0.8 },
    ...{ ears: 0.4, tail: 0.5 },
  },
  sleepy: {
    ...{ angleZ: -7, angleY: -16, eyeLOpen: 0, eyeROpen: 0, browAngle: 0.5, browLY: -0.4, browRY: -0.4 },
    ...{ mouthOpenY: 0.12, ears: -0.6, tail: 0.3, bodyStretch: -0.6, glow: 0.55 },
  },
  surprised: {
    ...{ angleY: 10, eyeLOpen: 1.15, eyeROpen: 1.15, eyeSize: 0.9, pupil: -0.85, browLY: 1, browRY: 1 },
    ...{ mouthOpenY: 0.9, ears: 0.5, tail: -0.6, bodyStretch: 0.5, glow: 1.15 },
  },
  sulky: {
    ...{
      angleZ: 5,
      angleX: -16,
      angleY: -6,
      eyeBallX: -0.9,
      eyeBallY: 0.35,
      eyeLOpen: 0.6,
      eyeROpen: 0.6,
      eyeAngle: -1,
    },
    ...{ browLY: -0.7, browRY: -0.7, browAngle: -1, mouthForm: -1, ears: -1, tail: 0.5, bodyStretch: -0.3, glow: 0.75 },
  },
}

/** All parameters of a mood. @param own what a figure does otherwise than others */
export const moodOf = (mood: MoodName, own: Partial<Moods> = {}): Parameters =>
  parametersWith({ ...MOODS[mood], ...own[mood] })
