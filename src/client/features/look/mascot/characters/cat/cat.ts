import type { Character } from '../character.ts'
import art from './art.svg?raw'

/** Orange, with a teal collar. */
const GINGER = {
  ...{ '#243332': '#b9692a', '#2c3f3d': '#c97a37', '#4d6662': '#e8a866' },
  ...{ '#243433': '#bd6d2d', '#3b524f': '#d98f4c', '#344946': '#c97a37' },
  ...{ '#46605b': '#dc9a58', '#3c534f': '#d48c4a', '#0a1312': '#5d2f10' },
  ...{ '#7d9690': '#8f4a1a', '#93aaa4': '#8f4a1a', '#2c3d3b': '#5d2f10', '#8fa39e': '#b98a63' },
  ...{ '#a93527': '#1d6f68', '#d97763': '#5fb3a9', '#a87420': '#4d6b2a', '#dba640': '#84a545', '#f8e2a2': '#dcecb0' },
}

/** Silver grey, with a collar of indigo. */
const SILVER = {
  ...{ '#243332': '#7a8696', '#2c3f3d': '#8b97a6', '#4d6662': '#b9c3cd' },
  ...{ '#243433': '#7f8b9a', '#3b524f': '#a5b0bc', '#344946': '#8b97a6' },
  ...{ '#46605b': '#aeb9c4', '#3c534f': '#a0acb8', '#0a1312': '#303a48' },
  ...{ '#7d9690': '#566273', '#93aaa4': '#566273', '#2c3d3b': '#3a4553', '#8fa39e': '#a7b2bd' },
  ...{ '#a93527': '#3f4a86', '#d97763': '#8d97cf', '#a87420': '#2c6f86', '#dba640': '#58a7bb', '#f8e2a2': '#cdeef2' },
}

export default {
  art,
  build: { eye: 29, arm: 138, armStretch: 0.42, hover: 0, jump: 46, faceTravel: 1 },
  moods: { calm: { eyeLOpen: 0.9, eyeROpen: 0.9 }, curious: { armR: 0.08 } },
  motions: {},
  dresses: { 0: {}, 1: GINGER, 2: SILVER },
} satisfies Character
