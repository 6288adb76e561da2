import { createDaylight, mixColors } from '../kit/arcade/daylight.ts'

/** The colours of the air at a height. */
const DAWN = {
  skyTop: '#fdf0ea',
  skyLow: '#f1c9c0',
  disc: '#fff8f2',
  far: '#eabfba',
  near: '#dda9a4',
  cloud: '#fffaf7',
  ink: '#7a4b48',
}
export type Air = Readonly<typeof DAWN>

const MORNING: Air = {
  skyTop: '#eff7f5',
  skyLow: '#bfdcd8',
  disc: '#fdfbee',
  far: '#b2d3cf',
  near: '#93bfbb',
  cloud: '#ffffff',
  ink: '#2f5b59',
}
const NOON: Air = {
  skyTop: '#e6f1fa',
  skyLow: '#a4c7e2',
  disc: '#fff9e2',
  far: '#9dc0dc',
  near: '#7ba6c9',
  cloud: '#ffffff',
  ink: '#2b4f70',
}
const GOLDEN: Air = {
  skyTop: '#fcf2dd',
  skyLow: '#ecc692',
  disc: '#fff1c9',
  far: '#e3bd8a',
  near: '#cf9f6b',
  cloud: '#fffaf0',
  ink: '#7a5526',
}
const DUSK: Air = {
  skyTop: '#6d6ba1',
  skyLow: '#eab3ad',
  disc: '#ffd9b8',
  far: '#9c88b0',
  near: '#7a6b9b',
  cloud: '#f3cfd0',
  ink: '#ffffff',
}
const NIGHT: Air = {
  skyTop: '#172447',
  skyLow: '#4c6592',
  disc: '#fdf3d3',
  far: '#3a5079',
  near: '#2c4068',
  cloud: '#7d94b8',
  ink: '#ffffff',
}

/* what a dark page rises through: the whole way is a night */
const EVENING: Air = {
  skyTop: '#3a3f6e',
  skyLow: '#a8788a',
  disc: '#f0c3a4',
  far: '#6d5f86',
  near: '#4f4a72',
  cloud: '#b99aa9',
  ink: '#ffffff',
}
const FOREST: Air = {
  skyTop: '#12303a',
  skyLow: '#3f7f7d',
  disc: '#e9f3dc',
  far: '#2c5f64',
  near: '#234d54',
  cloud: '#74a3a0',
  ink: '#ffffff',
}
const VIOLET: Air = {
  skyTop: '#271f4d',
  skyLow: '#6c5a96',
  disc: '#f6e3ef',
  far: '#4b4079',
  near: '#3b3266',
  cloud: '#9285b3',
  ink: '#ffffff',
}
const EMBER: Air = {
  skyTop: '#3b2440',
  skyLow: '#a56a63',
  disc: '#f7d2a9',
  far: '#764a5a',
  near: '#5c3a4d',
  cloud: '#b58f92',
  ink: '#ffffff',
}

/** So many floors lie between two airs. */
const FLOORS_AN_AIR = 16

/** The air by the hour, from the foot of the tower on. */
export const LIGHTS = {
  light: createDaylight([DAWN, MORNING, NOON, GOLDEN, DUSK, NIGHT]),
  dark: createDaylight([EVENING, NIGHT, FOREST, VIOLET, EMBER, NIGHT]),
}
export const hourOf = (floors: number): number => Math.max(0, floors) / FLOORS_AN_AIR

/** How much is seen of the stars, from 0 to 1. */
export const starsOf = ({ skyTop }: Air): number =>
  Math.min(1, Math.max(0, (110 - Number.parseInt(skyTop.slice(1, 3), 16)) / 80))

/** The colours that the blocks drift through, one after another. */
const BLOCKS = [
  '#3f6fa6',
  '#4f9bbd',
  '#6cb9b4',
  '#a3d0a8',
  '#f0d489',
  '#f0a583',
  '#e08a97',
  '#a78cc4',
  '#6f7fc4',
] as const
const FLOORS_A_COLOR = 7

/** The three sides of a block that are seen. */
export interface Faces {
  readonly top: string
  readonly left: string
  readonly right: string
}

/** The colours of a floor. @param seed where the tower begins among them */
export function facesOf(floor: number, seed: number): Faces {
  const at = (seed % BLOCKS.length) + floor / FLOORS_A_COLOR
  const [from, to] = [Math.floor(at), Math.floor(at) + 1].map((index) => BLOCKS[index % BLOCKS.length] ?? BLOCKS[0])
  const color = mixColors(from ?? BLOCKS[0], to ?? BLOCKS[0], at % 1)
  return {
    top: mixColors(color, '#ffffff', 0.22),
    left: mixColors(color, '#1d2b52', 0.12),
    right: mixColors(color, '#1d2b52', 0.34),
  }
}
