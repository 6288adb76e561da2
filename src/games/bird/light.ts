import { createDaylight } from '../kit/arcade/daylight.ts'
import { darknessOf } from '../kit/arcade/stars.ts'

/** The colours of the scene at an hour. */
const MORNING = {
  skyTop: '#a6d2ea',
  skyLow: '#f1f7f0',
  cloud: '#ffffff',
  disc: '#fff6dc',
  far: '#86b8cf',
  near: '#5e9fb4',
  grove: '#79b0a5',
  bank: '#4d9070',
  bankDark: '#2f6b55',
  pole: '#5fa37a',
  poleLight: '#a5d8b6',
  poleDark: '#3f7f5c',
  node: '#2f6b4f',
  leaf: '#3f8d65',
  stone: '#9aa8a4',
  stoneDark: '#6f7f7d',
  red: '#d9573f',
  redDark: '#a83b2c',
}
export type Colors = Readonly<typeof MORNING>

const NOON: Colors = {
  ...MORNING,
  skyTop: '#a9d8dd',
  skyLow: '#fdf3d8',
  disc: '#fff0c2',
  far: '#8fbcb9',
  near: '#5ba394',
  grove: '#86b88f',
}
const GOLDEN: Colors = {
  skyTop: '#f0c9a0',
  skyLow: '#fdeacb',
  cloud: '#fff6e4',
  disc: '#ffd890',
  far: '#d9a184',
  near: '#b07a72',
  grove: '#a58f6c',
  bank: '#6f7f4c',
  bankDark: '#4c5c3a',
  pole: '#7f9a5c',
  poleLight: '#d3cf8f',
  poleDark: '#566d45',
  node: '#48593a',
  leaf: '#5f7c46',
  stone: '#b09a88',
  stoneDark: '#84706a',
  red: '#d4503a',
  redDark: '#9c3327',
}
const DUSK: Colors = {
  skyTop: '#6c6f9f',
  skyLow: '#f2b9a0',
  cloud: '#f6c9bd',
  disc: '#f58e6e',
  far: '#8d7fa6',
  near: '#65608e',
  grove: '#5d6180',
  bank: '#3f5763',
  bankDark: '#2b3d4c',
  pole: '#4d7a70',
  poleLight: '#94b3a0',
  poleDark: '#335551',
  node: '#294744',
  leaf: '#386758',
  stone: '#857f93',
  stoneDark: '#5f5b73',
  red: '#d15a48',
  redDark: '#943a39',
}
const NIGHT: Colors = {
  skyTop: '#1b2f4a',
  skyLow: '#5d86a0',
  cloud: '#6f8fa8',
  disc: '#fdf3d3',
  far: '#46708c',
  near: '#2f5470',
  grove: '#2c4f60',
  bank: '#1f4149',
  bankDark: '#142e37',
  pole: '#3d7567',
  poleLight: '#86b5a0',
  poleDark: '#26524b',
  node: '#1c413c',
  leaf: '#2a6152',
  stone: '#6c8290',
  stoneDark: '#48606f',
  red: '#d8604a',
  redDark: '#8f3a36',
}
const DAWN: Colors = {
  ...MORNING,
  skyTop: '#8fa9cf',
  skyLow: '#fbdcd0',
  disc: '#ffe2c4',
  far: '#9aa5c6',
  near: '#7190ac',
  grove: '#7c9fa4',
}

const HOURS = [MORNING, NOON, GOLDEN, DUSK, NIGHT, DAWN] as const
export const HOURS_A_DAY = HOURS.length
/** The light by the hour, from morning to dawn and on; a dark page has a darker day. */
export const LIGHTS = { light: createDaylight(HOURS), dark: createDaylight(HOURS, ['#0c1f24', 0.34]) }

/** How far the bird flies in an hour, in units: about nine gates. */
const HOUR_UNITS = 2600
/** The hour, after so many units. */
export const hourAt = (distance: number): number => distance / HOUR_UNITS

/** How much is seen of the stars, from 0 to 1. */
export const starsOf = ({ skyTop }: Colors): number => darknessOf(skyTop, [30, 100])
