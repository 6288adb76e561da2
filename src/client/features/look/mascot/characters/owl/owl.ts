import { MOTIONS } from '../../kernel/motions.ts'
import type { Character } from '../character.ts'
import art from './art.svg?raw'

/** Of bark, with a scarf of moss. */
const BARK = {
  ...{ '#3d4764': '#6b4a33', '#4a5573': '#7d5a40', '#747f9a': '#a98563', '#5d6885': '#8f6a4b', '#323b57': '#553a28' },
  ...{ '#39425e': '#5e4230', '#5d6580': '#8f6a4b', '#aab3cc': '#d8bd9c' },
  ...{ '#ab3d2e': '#4b6b3c', '#d5705c': '#93b07c', '#c24c38': '#5c7f49', '#982f24': '#3c5730', '#c9543f': '#648a50' },
}

/** White as snow, with a scarf of the night. */
const SNOW = {
  ...{ '#3d4764': '#b4bfcc', '#4a5573': '#cbd4de', '#747f9a': '#eef2f6', '#5d6885': '#dfe6ed', '#323b57': '#a3b0bf' },
  ...{ '#39425e': '#8895a6', '#5d6580': '#98a5b5', '#aab3cc': '#8895a6' },
  ...{ '#ab3d2e': '#34457c', '#d5705c': '#8697d0', '#c24c38': '#41549a', '#982f24': '#27345f', '#c9543f': '#4a5fa8' },
}

export default {
  art,
  build: { eye: 35, arm: 62, armStretch: 0.06, hover: 0, jump: 40, faceTravel: 0.8 },
  moods: {
    calm: { eyeLOpen: 0.86, eyeROpen: 0.86 },
    happy: { armL: 0.5, armR: 0.5 },
    curious: { angleZ: 22, armR: 0.08 },
    surprised: { armL: 0.4, armR: 0.4 },
    sulky: { armL: -0.12, armR: -0.12 },
  },
  motions: {
    wave: {
      ...MOTIONS.wave,
      tracks: {
        ...MOTIONS.wave.tracks,
        armR: '0:0 350:1 550:0.6 750:1 950:0.6 1150:1 1350:0.6 1600:1 2200:0',
      },
    },
    shake: {
      ...MOTIONS.shake,
      tracks: {
        ...MOTIONS.shake.tracks,
        angleZ: '0:0 220:14 520:-14 820:12 1120:-6 1500:0',
      },
    },
    jump: {
      ...MOTIONS.jump,
      tracks: {
        ...MOTIONS.jump.tracks,
        armL: '0:0 220:-0.2 420:1 560:0.4 700:1 860:0.2 1500:0',
        armR: '0:0 220:-0.2 420:1 560:0.4 700:1 860:0.2 1500:0',
      },
    },
  },
  dresses: { 0: {}, 1: BARK, 2: SNOW },
} satisfies Character
