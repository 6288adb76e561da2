import { createDaylight } from '../kit/arcade/daylight.ts'
import { darknessOf } from '../kit/arcade/stars.ts'
import { METRE, MILESTONE } from './course.ts'

/** The colours of the scene between two milestones. */
const EVENING = {
  skyTop: '#e8a384',
  skyLow: '#fce6c8',
  disc: '#fff1d8',
  cloud: '#fff3e2',
  far: '#dc9c84',
  mid: '#b8736f',
  trees: '#8c5662',
  field: '#c98f6c',
  fieldDark: '#a86f58',
  path: '#e6c39b',
  ground: '#9a6552',
  groundDark: '#6d4340',
  water: '#7fa3a6',
  waterLight: '#cfdcd2',
  stone: '#7d4f5a',
  stoneLight: '#b98a8d',
  wood: '#a3714f',
  woodDark: '#6f4738',
  post: '#8b8a56',
  cloth: '#c94f3c',
  clothDark: '#9a362c',
  lamp: '#ffdf9a',
  crow: '#4a3440',
}
export type Colors = Readonly<typeof EVENING>

const DUSK: Colors = {
  ...{ skyTop: '#5a5c91', skyLow: '#f0ab98', disc: '#ff9d7c', cloud: '#e0a9b4', far: '#94769c', mid: '#6d5a88' },
  ...{
    trees: '#4e466f',
    field: '#80698a',
    fieldDark: '#655273',
    path: '#a98da0',
    ground: '#5e4c68',
    groundDark: '#3c3350',
  },
  ...{ water: '#6a78a4', waterLight: '#d3a9b3', stone: '#4d4667', stoneLight: '#857b9b', wood: '#7c5f68' },
  ...{ woodDark: '#4f3d52', post: '#6a705f', cloth: '#bb4a4a', clothDark: '#863541', lamp: '#ffd68c', crow: '#2e2742' },
}
const NIGHT: Colors = {
  ...{ skyTop: '#16263f', skyLow: '#4d7290', disc: '#fdf4d6', cloud: '#7391aa', far: '#3f6480', mid: '#2e4f6b' },
  ...{
    trees: '#213d56',
    field: '#3b6272',
    fieldDark: '#2c4e5e',
    path: '#6f909b',
    ground: '#2d4a58',
    groundDark: '#1a303e',
  },
  ...{ water: '#3f6f92', waterLight: '#a9cbd8', stone: '#36505f', stoneLight: '#7f9bab', wood: '#5f6a70' },
  ...{ woodDark: '#3a474f', post: '#53786a', cloth: '#b84c42', clothDark: '#7d3638', lamp: '#ffd98f', crow: '#131f30' },
}
const DAWN: Colors = {
  ...{ skyTop: '#8d9fcb', skyLow: '#fcdccb', disc: '#fff0dd', cloud: '#fff2f0', far: '#b0a0c0', mid: '#8d84ad' },
  ...{
    trees: '#6a6e96',
    field: '#a5a0ad',
    fieldDark: '#857f96',
    path: '#d8c5c3',
    ground: '#7c7489',
    groundDark: '#544f69',
  },
  ...{ water: '#84a3bf', waterLight: '#f1dbd8', stone: '#676480', stoneLight: '#a4a0b6', wood: '#97796e' },
  ...{ woodDark: '#665058', post: '#7f8e74', cloth: '#cf5a50', clothDark: '#9b3f41', lamp: '#ffe3ab', crow: '#3d3953' },
}
const MORNING: Colors = {
  ...{ skyTop: '#9fd0e2', skyLow: '#f4f5e3', disc: '#fff6dc', cloud: '#ffffff', far: '#9cc3c4', mid: '#74a9a2' },
  ...{
    trees: '#4f8a7c',
    field: '#93bf8a',
    fieldDark: '#6fa173',
    path: '#e3d6ab',
    ground: '#80966a',
    groundDark: '#56704f',
  },
  ...{ water: '#77b3c4', waterLight: '#dcefec', stone: '#6b7f7e', stoneLight: '#a6b7b2', wood: '#a8825a' },
  ...{ woodDark: '#735640', post: '#6f9a66', cloth: '#d8584a', clothDark: '#a33d34', lamp: '#fff0bd', crow: '#3a4650' },
}
const NOON: Colors = {
  ...{ skyTop: '#b9dcd2', skyLow: '#fbf1d2', disc: '#fff3c8', cloud: '#fffdf3', far: '#bfcb9f', mid: '#9ab37a' },
  ...{
    trees: '#6d9061',
    field: '#c9c77f',
    fieldDark: '#a3a562',
    path: '#efdba6',
    ground: '#a08d57',
    groundDark: '#6f6242',
  },
  ...{ water: '#86b6b0', waterLight: '#e4efd9', stone: '#80796a', stoneLight: '#b8af9b', wood: '#b0834f' },
  ...{ woodDark: '#785739', post: '#8b9a55', cloth: '#d95a42', clothDark: '#a4402e', lamp: '#fff2c2', crow: '#473f3c' },
}

const HOURS = [EVENING, DUSK, NIGHT, DAWN, MORNING, NOON] as const

/** The light by the hour, from evening to noon and on; a dark page has a darker day. */
export const LIGHTS = { light: createDaylight(HOURS), dark: createDaylight(HOURS, ['#0c1f24', 0.34]) }

/** Metres before a milestone in which the light changes. */
const CHANGE = 90

/** The hour after so many units: one for each milestone, which comes over its last metres. */
export function hourAt(distance: number): number {
  const hours = distance / METRE / MILESTONE
  const part = (hours - Math.floor(hours) - 1) * (MILESTONE / CHANGE) + 1
  return Math.floor(hours) + Math.max(0, part)
}

/** How much is seen of the stars, from 0 to 1. */
export const starsOf = ({ skyTop }: Colors): number => darknessOf(skyTop, [26, 84])
