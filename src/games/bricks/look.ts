import type { Power } from './powers.ts'

/** A brick: lit from above. */
export interface Look {
  readonly face: string
  readonly edge: string
}

const STONE: Look = { face: '#c6ced9', edge: '#7d8a9c' }
/** The look of each sign of a wall. */
export const LOOKS: Readonly<Record<string, Look>> = {
  r: { face: '#ef8671', edge: '#ad4d3a' },
  o: { face: '#f0a868', edge: '#b06a2c' },
  y: { face: '#f2c56a', edge: '#b98931' },
  g: { face: '#97cc80', edge: '#568a40' },
  t: { face: '#6ec7bd', edge: '#33867e' },
  b: { face: '#7fa9e6', edge: '#4569ad' },
  p: { face: '#b79be2', edge: '#7757ad' },
  w: { face: '#f3f6f5', edge: '#a9b8c9' },
  '1': STONE,
  '2': STONE,
  '3': STONE,
  '#': { face: '#4a5a74', edge: '#1d2940' },
}
export const STONE_INK = '#4d5a6c'
export const STEEL_INK = '#c3d0e3'

/** What falls: a shape of its own for each, around 0/0, and the sign in it. */
export interface DropLook extends Look {
  readonly outline: string
  readonly sign: string
  readonly ink: string
}
export const DROPS: Readonly<Record<Power, DropLook>> = {
  wide: {
    face: '#f2c56a',
    edge: '#b98931',
    ink: '#6b4a0c',
    outline: 'M-11-9h22a9 9 0 0 1 0 18h-22a9 9 0 0 1 0-18z',
    sign: 'M-11 0h22M-7.5-3.5-11 0l3.5 3.5M7.5-3.5 11 0 7.5 3.5',
  },
  slow: {
    face: '#7fa9e6',
    edge: '#4569ad',
    ink: '#1b3a73',
    outline: 'M12 0a12 12 0 1 1-24 0 12 12 0 0 1 24 0z',
    sign: 'M0-6.5V0l4.5 3',
  },
  multi: {
    face: '#ef8671',
    edge: '#ad4d3a',
    ink: '#7f2a1a',
    outline: 'M-2.6-11.5a3 3 0 0 1 5.2 0l10.2 17.2a3 3 0 0 1-2.6 4.6h-20.4a3 3 0 0 1-2.6-4.6z',
    sign: 'M0-4.2v.1M-4.6 5v.1M4.6 5v.1',
  },
  catch: {
    face: '#6ec7bd',
    edge: '#33867e',
    ink: '#0f4f49',
    outline: 'M-8-12h16a4 4 0 0 1 4 4v16a4 4 0 0 1-4 4h-16a4 4 0 0 1-4-4v-16a4 4 0 0 1 4-4z',
    sign: 'M-5.5-6.5v6a5.5 5.5 0 0 0 11 0v-6M-7.5-2.8h4M3.5-2.8h4',
  },
  life: {
    face: '#f08fa0',
    edge: '#b04a60',
    ink: '#8c2740',
    outline: 'M0 11.5C-8 6-13 1.5-13-4a6.6 6.6 0 0 1 13-2.4A6.6 6.6 0 0 1 13-4C13 1.5 8 6 0 11.5z',
    sign: 'M0-3.4v7M-3.5.1h7',
  },
}

/** The colours of the field: sky, sun and ridges. */
export interface Colors {
  readonly sky: readonly [above: string, below: string]
  readonly sun: string
  readonly far: string
  readonly near: string
}
export const COLORS: Readonly<Record<'light' | 'dark', Colors>> = {
  light: { sky: ['#40608f', '#2a4673'], sun: 'rgb(157 185 224 / 0.22)', far: '#37557f', near: '#22395f' },
  dark: { sky: ['#263c60', '#16263f'], sun: 'rgb(157 185 224 / 0.12)', far: '#1f3354', near: '#101e35' },
}
