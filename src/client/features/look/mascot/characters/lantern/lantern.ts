import { MOTIONS } from '../../kernel/motions.ts'
import type { Character } from '../character.ts'
import art from './art.svg?raw'

/** A plum lantern in an indigo robe. */
const PLUM = {
  ...{ '#fff6dc': '#fff0f2', '#ffe6b4': '#ffd3da', '#f3a873': '#e58aa4', '#d65a42': '#b34474', '#b43a2b': '#8c2c5c' },
  ...{ '#2b7f78': '#46549a', '#0f514d': '#27306b', '#2b8a80': '#5361ad', '#a9ded8': '#bcc5f0' },
  ...{ '#cf5640': '#b34474', '#a23225': '#7f2653', '#8c2a20': '#6d1f47', '#f0a08c': '#eba5c0' },
}

/** Jade, in a robe of apricot. */
const JADE = {
  ...{ '#fff6dc': '#fbffe9', '#ffe6b4': '#e9f3c0', '#f3a873': '#a9cf8e', '#d65a42': '#5d9a70', '#b43a2b': '#3b7a58' },
  ...{ '#2b7f78': '#d98f4b', '#0f514d': '#a65f25', '#2b8a80': '#d98f4b', '#a9ded8': '#ffe2bd' },
  ...{ '#cf5640': '#4f9169', '#a23225': '#2f6a4a', '#8c2a20': '#2a5c42', '#f0a08c': '#b4d9b8' },
}

export default {
  art,
  build: { eye: 23.5, arm: 128, armStretch: 0.08, hover: 5, jump: 40, faceTravel: 0.9 },
  moods: {
    happy: { armL: 0.55, armR: 0.55 },
    curious: { armL: 0.06, armR: 0.45 },
    surprised: { armL: 0.35, armR: 0.35 },
    sulky: { armL: -0.18, armR: -0.18 },
  },
  motions: {
    wave: {
      ...MOTIONS.wave,
      tracks: {
        ...MOTIONS.wave.tracks,
        // higher it would be behind the lantern
        armR: '0:0 350:0.62 550:0.42 750:0.62 950:0.42 1150:0.62 1350:0.42 1650:0.6 2200:0',
      },
    },
    laugh: {
      ...MOTIONS.laugh,
      tracks: {
        ...MOTIONS.laugh.tracks,
        glow: '0:1 180:1.2 420:1.02 640:1.2 860:1.02 1080:1.18 1300:1.04 1900:1',
        armL: '0:0 200:0.3 420:0.15 640:0.3 1080:0.25 1800:0',
        armR: '0:0 200:0.3 420:0.15 640:0.3 1080:0.25 1800:0',
      },
    },
    startle: {
      ...MOTIONS.startle,
      tracks: {
        ...MOTIONS.startle.tracks,
        glow: '0:1 100:1.3 260:0.7 420:1.2 1200:1.1 1600:1',
      },
    },
    yawn: {
      ...MOTIONS.yawn,
      tracks: {
        ...MOTIONS.yawn.tracks,
        glow: '0:1 1000:0.6 1900:0.55 2800:1',
      },
    },
  },
  dresses: { 0: {}, 1: PLUM, 2: JADE },
} satisfies Character
