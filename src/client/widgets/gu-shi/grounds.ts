import { PLUM } from './plum.ts'
import type { Stroke } from './stroke.ts'

/** The view box of every ground: a tile of 2×4, of which narrow tiles show the left. */
export const GROUND_BOX = '0 0 322 146'

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
const FAR =
  'M-6 112C8 96 14 88 24 66c6-12 12-16 18-8 7 10 10 22 22 28 10 5 14-6 24-4 14 3 20 22 40 24 24 3 44-10 70-4 34 8 70 22 134 26v20H-6z'
const MIDDLE = 'M-6 126c18-14 34-22 52-18 16 4 24 12 40 10 18-3 28-18 46-16 22 2 34 18 60 20 44 4 80 6 136 14v14H-6z'
const NEAR = 'M-6 140c22-10 40-16 62-12 20 4 32 10 54 6 24-5 40-8 66-2 30 6 70 8 152 10v8H-6z'
const LOW = 'M-6 128c30-12 56-14 84-6 26 7 48 8 76 2 30-7 60-2 90 4 26 5 52 6 84 8v14H-6z'

/** The grounds of poems, by the number that a poem has as `background`: mountains, river, moon, rain, snow, branch. */
export const GROUNDS: readonly (readonly Stroke[])[] = [
  [
    { kind: 'disc', d: circle(112, 40, 15) },
    { kind: 'far', d: FAR },
    { kind: 'middle', d: MIDDLE },
    { kind: 'near', d: NEAR },
    { kind: 'line', d: 'M136 31c3-3 5-2 6 1 2-3 5-3 7-1M150 24c2-2 4-2 5 1 2-2 4-2 6-1' },
  ],
  [
    { kind: 'far', d: 'M-6 84c16-10 26-26 40-24 12 2 18 16 32 18 18 2 28-8 46-4 24 5 40 14 76 16v12H-6z' },
    { kind: 'line', d: 'M10 112h54M84 110h30M26 122h84M128 120h40M6 133h40M62 134h96' },
    { kind: 'shape', d: 'M64 102c10 6 34 6 46-1-3 8-8 10-14 10H78c-6 0-11-3-14-9z' },
    { kind: 'line', d: 'M86 104V74M86 76c10 4 15 12 15 24M86 76c-4 8-6 14-7 22' },
    { kind: 'disc', d: circle(36, 34, 12) },
  ],
  [
    { kind: 'disc', d: circle(74, 54, 30) },
    { kind: 'middle', d: LOW },
    { kind: 'near', d: NEAR },
    { kind: 'line', d: 'M20 62h46c6 0 6-7 0-7M52 72h66M92 80h32' },
    { kind: 'line', d: 'M118 30c3-3 5-2 6 1 2-3 5-3 7-1' },
  ],
  [
    { kind: 'far', d: FAR },
    { kind: 'middle', d: MIDDLE },
    { kind: 'near', d: NEAR },
    {
      kind: 'line',
      d: 'M20 12l-7 22M48 8l-8 26M76 14l-7 22M104 6l-8 26M132 16l-7 22M34 44l-6 18M64 46l-6 20M94 42l-6 20M120 48l-6 18M152 34l-6 20',
    },
  ],
  [{ kind: 'near', d: NEAR }, ...PLUM],
  [
    {
      kind: 'line',
      d: 'M-4 6c26 2 44 8 64 20M34 12c8 22 6 48-2 74M50 19c10 22 12 44 6 70M62 27c10 16 14 34 12 58M18 8c4 24 0 52-10 78M76 40c6 10 9 20 9 32',
    },
    {
      kind: 'shape',
      d: 'M35 40c5 3 6 8 4 12-4-3-6-7-4-12zM31 62c-5 2-7 6-6 11 4-2 6-6 6-11zM58 54c5 3 6 7 4 12-4-3-5-7-4-12zM57 74c-5 2-6 6-6 11 4-2 6-6 6-11zM74 58c4 3 5 7 4 11-4-3-5-7-4-11zM16 50c-5 2-7 6-6 11 4-2 6-6 6-11zM13 30c4 3 5 7 4 11-4-3-5-6-4-11zM84 62c4 3 5 6 4 10-4-2-5-6-4-10z',
    },
    { kind: 'middle', d: LOW },
    { kind: 'line', d: 'M104 58c4-4 7-3 8 1 3-4 6-4 9-1M124 46c2-3 5-2 6 1 2-3 5-3 7-1' },
  ],
]
