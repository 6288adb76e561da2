import type { Loose } from './figure.ts'
import { mix, type Parameters } from './parameters.ts'

/** The parts that a figure may be drawn of, each turned and moved about its pivot. */
export const partNames = [
  ...(['shadow', 'glow', 'tail', 'perch', 'body', 'feet', 'charm', 'tassel', 'head', 'roof', 'mask', 'face'] as const),
  ...(['ear-l', 'ear-r', 'eye-l', 'eye-r', 'iris-l', 'iris-r', 'brow-l', 'brow-r'] as const),
  ...(['arm-l', 'arm-r', 'hand-l', 'hand-r', 'lid-l', 'lid-r', 'lid-low-l', 'lid-low-r'] as const),
] as const

export type PartName = (typeof partNames)[number]

interface Point {
  readonly x: number
  readonly y: number
}

/** What a part does: px and degrees in the drawing of 320 by 400. */
export interface PartPlace extends Point {
  readonly turn: number
  readonly scaleX: number
  readonly scaleY: number
}

/** A figure as it is to be drawn. */
export interface Placement {
  /** Px by which all but the shadow is above the ground. */
  readonly lift: number
  readonly parts: Readonly<Partial<Record<PartName, PartPlace>>>
  /** Degrees by which the tail is bent, growing to its tip. */
  readonly bend: number
  readonly mouth: { readonly open: number; readonly frown: number }
}

/** How a figure is built. */
export interface Build {
  /** Of parts that have one. */
  readonly pivots: Readonly<Partial<Record<PartName, Point>>>
  /** Half the height of an eye. */
  readonly eye: number
  /** Degrees by which an arm is raised at most. */
  readonly arm: number
  /** By how much a raised arm is longer than a hanging one. */
  readonly armStretch: number
  /** Px by which it hovers up and down as it breathes; 0 stands on the ground. */
  readonly hover: number
  /** Px by which it can jump. */
  readonly jump: number
  /** How far the face moves in the head as it turns; a flat face does little. */
  readonly faceTravel: number
}

const AT_PIVOT: PartPlace = { x: 0, y: 0, turn: 0, scaleX: 1, scaleY: 1 }
const placed = (place: Partial<PartPlace>): PartPlace => ({ ...AT_PIVOT, ...place })

/** Where all parts are. */
export function placeParts(pose: Parameters, loose: Loose, build: Build): Placement {
  const body = placed({
    x: pose.bodyAngleX,
    turn: pose.bodyAngleZ,
    scaleX: 1 - pose.bodyStretch * 0.035 - pose.breath * 0.004,
    scaleY: 1 + pose.bodyStretch * 0.055 + pose.breath * 0.016,
  })
  /** Where the body takes what is fixed to it. */
  const carried = (part: PartName): Point => {
    const { pivots } = build
    const [from, at] = [pivots.body, pivots[part]]
    if (from === undefined || at === undefined) return { x: body.x, y: 0 }
    const turned = rotate({ x: (at.x - from.x) * body.scaleX, y: (at.y - from.y) * body.scaleY }, body.turn)
    return { x: body.x + turned.x - (at.x - from.x), y: turned.y - (at.y - from.y) }
  }
  const turnX = pose.angleX / 30
  const turnY = pose.angleY / 30
  const neck = carried('head')
  const face = {
    x: turnX * 11 * build.faceTravel,
    y: -turnY * 9 * build.faceTravel,
    scaleX: 1 - Math.abs(turnX) * 0.05,
    scaleY: 1 - Math.abs(turnY) * 0.04,
  }
  const charm = carried('charm')
  return {
    lift: pose.lift * build.jump + pose.breath * build.hover,
    bend: loose.tip - loose.tail,
    mouth: { open: pose.mouthOpenY, frown: (1 - pose.mouthForm) / 2 },
    parts: {
      shadow: placed({ scaleX: 1 - pose.lift * 0.3 - pose.breath * build.hover * 0.008, scaleY: 1 - pose.lift * 0.3 }),
      glow: placed({ x: neck.x, y: neck.y, scaleX: pose.glow, scaleY: pose.glow }),
      tail: placed({ x: pose.bodyAngleX * 0.4, turn: loose.tail }),
      body,
      charm: placed({ x: charm.x, y: charm.y, turn: body.turn + loose.charm * 0.8 - pose.angleZ * 0.25 }),
      tassel: placed({ ...carried('tassel'), turn: loose.tail * 0.8 + loose.charm * 0.4 }),
      head: placed({
        x: neck.x + turnX * 5,
        y: neck.y - turnY * 5,
        turn: pose.angleZ + body.turn * 0.7,
        scaleY: 1 - Math.max(0, -turnY) * 0.03,
      }),
      roof: placed({ y: -Math.max(0, turnY) * 4 - pose.lift * 4, turn: loose.ears * 0.15 }),
      mask: placed({ x: face.x * 0.7, y: face.y * 0.5 }),
      face: placed(face),
      ...ears(pose, loose, turnX, turnY),
      ...eyes(pose, build, turnX),
      ...brows(pose),
      ...arms(pose, build, carried, body.turn),
    },
  }
}

function ears({ ears: ear }: Parameters, loose: Loose, turnX: number, turnY: number) {
  const x = -turnX * 4
  const y = turnY * 3
  return {
    'ear-l': placed({ x, y, turn: ear * 24 + loose.ears, scaleX: 1 + turnX * 0.06 }),
    'ear-r': placed({ x, y, turn: -ear * 24 + loose.ears, scaleX: 1 - turnX * 0.06 }),
  }
}

function eyes(pose: Parameters, { eye }: Build, turnX: number) {
  const one = (open: number, side: 1 | -1) => {
    const size = 1 + pose.eyeSize * 0.12
    return {
      eye: placed({ scaleX: size * (1 + turnX * 0.05 * side), scaleY: size }),
      iris: placed({
        x: pose.eyeBallX * 6.5,
        y: pose.eyeBallY * 6,
        scaleX: 1 + pose.pupil * 0.3,
        scaleY: 1 + pose.pupil * 0.3,
      }),
      lid: placed({ y: (1 - open) * 1.5 * eye, turn: -pose.eyeAngle * 14 * side }),
      low: placed({ y: -Math.max(pose.eyeSmile, Math.max(0, 1 - open) ** 3 * 1.24) * 1.36 * eye }),
    }
  }
  const [left, right] = [one(pose.eyeLOpen, 1), one(pose.eyeROpen, -1)]
  return {
    ...{ 'eye-l': left.eye, 'iris-l': left.iris, 'lid-l': left.lid, 'lid-low-l': left.low },
    ...{ 'eye-r': right.eye, 'iris-r': right.iris, 'lid-r': right.lid, 'lid-low-r': right.low },
  }
}

const brows = ({ browLY, browRY, browAngle }: Parameters) => ({
  'brow-l': placed({ y: -browLY * 10, turn: -browAngle * 17 }),
  'brow-r': placed({ y: -browRY * 10, turn: browAngle * 17 }),
})

function arms(pose: Parameters, build: Build, carried: (part: PartName) => Point, bodyTurn: number) {
  const one = (part: 'arm-l' | 'arm-r', raised: number, side: 1 | -1) => {
    // a hanging arm rests on the ground, a raised one goes with the body
    const share = build.hover > 0 ? 1 : Math.min(1, Math.abs(raised) * 2.5)
    const at = carried(part)
    return placed({
      x: at.x * share,
      y: at.y * share,
      turn: raised * build.arm * side + bodyTurn * share,
      scaleY: mix(1, 1 + build.armStretch, Math.max(0, raised)),
    })
  }
  return {
    'arm-l': one('arm-l', pose.armL, 1),
    'arm-r': one('arm-r', pose.armR, -1),
    'hand-l': placed({ turn: pose.handL * 26 }),
    'hand-r': placed({ turn: -pose.handR * 26 }),
  }
}

function rotate({ x, y }: Point, degrees: number): Point {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  return { x: x * cos - y * sin, y: x * sin + y * cos }
}
