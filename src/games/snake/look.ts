/** The side of a cell, in units of the stage. */
export const CELL = 30

/** The colours of the stage. */
export interface Colors {
  readonly ground: string
  readonly other: string
  readonly grass: string
  /** Of the hedge. */
  readonly edge: string
  readonly edgeLight: string
  readonly body: string
  readonly light: string
  readonly dark: string
  readonly shadow: string
  readonly apple: string
  readonly appleDark: string
  readonly leaf: string
  readonly flowers: readonly [string, ...string[]]
}

export const COLORS: Readonly<Record<'light' | 'dark', Colors>> = {
  light: {
    ...{ ground: '#e8f2dd', other: '#e0edd4', grass: '#bcd6ab', edge: '#5d9a68', edgeLight: '#86bd8b' },
    ...{ body: '#3f8d65', light: '#8fcba3', dark: '#235c43', shadow: 'rgb(30 70 50 / 0.22)' },
    ...{ apple: '#e5644e', appleDark: '#b04331', leaf: '#3f8d65', flowers: ['#ffffff', '#fbe3a0', '#f6d3d0'] },
  },
  dark: {
    ...{ ground: '#1c3028', other: '#20372d', grass: '#37594a', edge: '#2c5a45', edgeLight: '#3f7a5e' },
    ...{ body: '#4fa377', light: '#a4dcb4', dark: '#1f5840', shadow: 'rgb(0 0 0 / 0.35)' },
    ...{ apple: '#ea735f', appleDark: '#a84535', leaf: '#6cbf8b', flowers: ['#6d8a7c', '#7d7c56', '#7b6464'] },
  },
}
