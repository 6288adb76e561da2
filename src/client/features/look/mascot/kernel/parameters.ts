/**
 * What a figure can do, each with its range and rest. The names are those that Live2D gives its standard parameters, as
 * far as it has one; angles in degrees, all else is a share.
 */
const PARAMETERS = {
  /** The head turned to the right, up, and tilted to the right. */
  angleX: [-30, 30, 0],
  angleY: [-30, 30, 0],
  angleZ: [-30, 30, 0],
  bodyAngleX: [-10, 10, 0],
  bodyAngleZ: [-15, 15, 0],
  /** From crouched to stretched. */
  bodyStretch: [-1, 1, 0],
  /** How high it is above the ground. */
  lift: [0, 1, 0],
  breath: [0, 1, 0],
  /** From closed to wide open. */
  eyeLOpen: [0, 1.2, 1],
  eyeROpen: [0, 1.2, 1],
  /** How far the lower lid has come up. */
  eyeSmile: [0, 1, 0],
  /** From an angry slant of the upper lid to a sad one. */
  eyeAngle: [-1, 1, 0],
  eyeSize: [-1, 1, 0],
  pupil: [-1, 1, 0],
  /** Looks to the right, and down. */
  eyeBallX: [-1, 1, 0],
  eyeBallY: [-1, 1, 0],
  browLY: [-1, 1, 0],
  browRY: [-1, 1, 0],
  /** From furrowed to worried. */
  browAngle: [-1, 1, 0],
  mouthOpenY: [0, 1, 0],
  /** From a frown to the smile that the figure is drawn with. */
  mouthForm: [-1, 1, 1],
  /** From hanging to raised. */
  armL: [-0.4, 1, 0],
  armR: [-0.4, 1, 0],
  /** The joint at the hand; figures without one leave it. */
  handL: [-1, 1, 0],
  handR: [-1, 1, 0],
  /** From laid back to pricked. */
  ears: [-1, 1, 0],
  tail: [-1, 1, 0],
  /** How brightly it shines, for figures that do. */
  glow: [0, 1.3, 1],
} as const satisfies Record<string, readonly [min: number, max: number, rest: number]>

export type Parameter = keyof typeof PARAMETERS
export type Parameters = Readonly<Record<Parameter, number>>

export const parameterNames = Object.keys(PARAMETERS) as Parameter[]

/** All at rest, but for those that are given. */
export function parametersWith(given: Partial<Parameters> = {}): Parameters {
  return mapParameters((name) => given[name] ?? PARAMETERS[name][2])
}

/** All as `choose` says, within their ranges. */
export function mapParameters(choose: (name: Parameter) => number): Parameters {
  const parameters: Partial<Record<Parameter, number>> = {}
  for (const name of parameterNames) {
    const [min, max] = PARAMETERS[name]
    parameters[name] = Math.min(max, Math.max(min, choose(name)))
  }
  return parameters as Parameters
}

/** Between two, 0 for the first. */
export const mix = (from: number, to: number, share: number): number => from + (to - from) * share
