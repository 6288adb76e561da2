import type { Stroke } from './stroke.ts'

/** A blossom: its centre, its radius, its turn in degrees, and how much of its width is seen from the side, 0–1. */
interface Blossom {
  readonly x: number
  readonly y: number
  readonly r: number
  readonly turn: number
  readonly face?: number
}

const BLOSSOMS: readonly Blossom[] = [
  { x: 60, y: 20, r: 8.6, turn: 8 },
  { x: 72, y: 36, r: 7, turn: 40, face: 0.82 },
  { x: 118, y: 40, r: 9, turn: -14 },
  { x: 95, y: 27, r: 6.8, turn: 24, face: 0.74 },
  { x: 88, y: 70, r: 7.8, turn: 18 },
  { x: 111, y: 106, r: 6.4, turn: 52, face: 0.8 },
  { x: 38, y: 68, r: 6.6, turn: -30, face: 0.86 },
]
type Oval = readonly [x: number, y: number, rx: number, ry: number, turn: number]

/** Buds and fallen petals. */
const BUDS: readonly Oval[] = [
  [151, 76, 2.9, 2.4, -10],
  [37, 123.4, 2.5, 2, 20],
  [46, 45, 2.3, 2, 70],
  [101, 45.5, 2.2, 1.8, -50],
]
const FALLEN: readonly Oval[] = [
  [92, 124, 3.3, 1.9, -24],
  [146, 128, 2.7, 1.6, 18],
  [78, 132, 2.2, 1.4, -8],
]

const PETALS = [0, 72, 144, 216, 288]
const radians = (degrees: number) => (degrees * Math.PI) / 180
const round = (value: number) => Number(value.toFixed(2))

function ellipse(x: number, y: number, rx: number, ry: number, turn: number): string {
  const [dx, dy] = [round(rx * Math.cos(radians(turn))), round(rx * Math.sin(radians(turn)))]
  const arc = `a${round(rx)} ${round(ry)} ${turn} 1 0`
  return `M${round(x - dx)} ${round(y - dy)}${arc} ${2 * dx} ${2 * dy}${arc} ${-2 * dx} ${-2 * dy}z`
}

/** The point of a blossom at a share of its radius, in the direction of `degrees`. */
function pointOf({ x, y, r, turn, face = 1 }: Blossom, share: number, degrees: number): readonly [number, number] {
  const angle = radians(degrees + turn)
  return [round(x + r * share * face * Math.cos(angle)), round(y + r * share * Math.sin(angle))]
}

/** Five round petals, each `size` of the radius wide, at a share of the radius from the centre. */
const petals = (blossom: Blossom, share: number, size: number): string =>
  PETALS.map((degrees) => {
    const [x, y] = pointOf(blossom, share, degrees)
    const { r, turn, face = 1 } = blossom
    return ellipse(x, y, r * size * Math.sqrt(face), r * size * 0.94, round(degrees + turn))
  }).join('')

/** From near the centre, two to each petal. */
const stamens = (blossom: Blossom): string =>
  PETALS.flatMap((degrees) => [degrees - 14, degrees + 17])
    .map(
      (degrees, at) =>
        `M${pointOf(blossom, 0.1, degrees).join(' ')}L${pointOf(blossom, at % 2 ? 0.42 : 0.54, degrees).join(' ')}`,
    )
    .join('')

const anthers = (blossom: Blossom): string =>
  PETALS.flatMap((degrees) => [degrees - 14, degrees + 17])
    .map((degrees, at) =>
      ellipse(...pointOf(blossom, at % 2 ? 0.46 : 0.58, degrees), blossom.r * 0.055, blossom.r * 0.055, 0),
    )
    .join('')

/** A branch of plum in blossom in a few strokes of the brush: dark wood, paler twigs, petals that are darker at their rims. */
export const PLUM: readonly Stroke[] = [
  {
    kind: 'twig',
    d: 'M70 87Q69.8 89.2 73.3 89.4Q76.8 89.5 81.5 89.5Q86.2 89.5 90.8 88.6Q95.5 87.6 99.8 86.6Q104 85.6 107.3 86.6Q110.6 87.7 114.4 87.9Q118.2 88.1 122.8 85.9Q127.5 83.7 131.9 81.2Q136.3 78.7 140.2 78.1Q144.2 77.5 147.1 77.5Q150 77.5 150 77Q150 76.5 147 76.4Q144.1 76.4 139.9 76.8Q135.7 77.3 131.1 79.5Q126.5 81.8 122.1 83.8Q117.8 85.9 114.6 84.9Q111.4 84 107.7 83.2Q104 82.4 99.4 83.3Q94.7 84.2 90.3 85.3Q85.8 86.5 81.4 86.2Q77 86 73.6 85.4Q70.3 84.8 70 87zM44 58Q44.7 59.3 46.8 57.9Q49 56.5 51.8 54.5Q54.5 52.6 56.6 49.9Q58.7 47.3 60.5 44.8Q62.4 42.4 64.5 41.1Q66.7 39.8 68.4 39Q70.1 38.3 70 38Q69.9 37.7 68.1 38.3Q66.3 39 64 40.3Q61.6 41.6 59.6 44Q57.7 46.5 55.6 48.9Q53.5 51.4 50.7 53.1Q47.9 54.7 45.7 55.7Q43.4 56.7 44 58zM92 62Q93.1 61.9 93 59.3Q92.8 56.6 92.9 53.4Q93 50.2 93.9 47.7Q94.8 45.1 95.7 42.6Q96.6 40.1 96.2 37.2Q95.8 34.3 95 32.1Q94.3 29.9 94 30Q93.7 30.1 94.2 32.3Q94.8 34.5 95.1 37.2Q95.3 39.9 94.4 42.3Q93.5 44.6 92.2 47.2Q90.9 49.8 90.7 53.2Q90.5 56.6 90.7 59.3Q90.9 62.1 92 62zM100 86Q99 86.4 99.9 88.6Q100.7 90.9 102.1 93.6Q103.5 96.3 105.2 98.6Q106.8 100.9 108.3 102.6Q109.7 104.3 110 104Q110.3 103.7 109 102Q107.7 100.3 106.1 98Q104.5 95.7 103.5 92.9Q102.4 90.1 101.7 87.9Q101 85.6 100 86zM14 124Q14.6 125.4 17.2 124.1Q19.7 122.9 22.9 121.9Q26 120.9 28.8 121.6Q31.5 122.4 33.7 123.3Q35.8 124.3 36 124Q36.2 123.7 34.1 122.4Q32 121.1 29 120.1Q26 119.1 22.5 119.8Q19.1 120.6 16.2 121.6Q13.4 122.6 14 124z',
  },
  {
    kind: 'branch',
    d: 'M-7.8 146Q-4.4 149.8 -.5 146Q3.4 142.1 8.4 136.6Q13.5 131 18 124.4Q22.5 117.7 27.4 112.4Q32.3 107 37.3 105Q42.4 102.9 47.7 100.9Q53 98.9 58.3 96.4Q63.6 93.8 68.7 91Q73.8 88.3 77.8 84.4Q81.7 80.5 84.8 75.9Q87.9 71.3 90.6 66.5Q93.3 61.7 96.1 57.3Q98.9 52.9 103.6 49.9Q108.3 46.8 112.3 44.8Q116.3 42.7 116 42Q115.6 41.3 111.4 43.1Q107.2 44.9 102.2 48Q97.2 51.1 93.7 55.3Q90.3 59.6 87.3 64.2Q84.4 68.7 80.8 72.6Q77.3 76.5 73.7 80.1Q70 83.7 65.7 86.5Q61.4 89.2 56.2 91.1Q50.9 93.1 45.3 94.2Q39.8 95.3 33.8 98.2Q27.7 101 22.3 107Q16.9 113 11.8 119Q6.7 125 1.6 129.9Q-3.5 134.9 -7.4 138.5Q-11.3 142.2 -7.8 146zM36.1 102Q38.8 102.7 39.6 98.7Q40.4 94.7 41.1 89.4Q41.8 84.1 41.6 79.4Q41.3 74.8 41 70.5Q40.7 66.3 42.3 62.3Q43.8 58.4 45.6 54.4Q47.4 50.4 47.3 46.7Q47.3 42.9 47.5 39.7Q47.8 36.4 50.5 32.5Q53.2 28.6 55.8 25.5Q58.5 22.4 58 22Q57.6 21.6 54.8 24.6Q52 27.6 49 31.6Q46.1 35.6 45.6 39.2Q45.2 42.8 44.9 46.2Q44.5 49.6 42.8 53.4Q41 57.1 39.1 61.4Q37.3 65.7 37.3 70.3Q37.3 75 37.8 79.4Q38.3 83.9 37.2 88.7Q36 93.6 34.7 97.4Q33.3 101.3 36.1 102z',
  },
  { kind: 'petal', d: BLOSSOMS.map((one) => petals(one, 0.57, 0.4)).join('') },
  { kind: 'flush', d: BLOSSOMS.map((one) => petals(one, 0.74, 0.24)).join('') },
  { kind: 'flush', d: [...BUDS, ...FALLEN].map((one) => ellipse(...one)).join('') },
  { kind: 'petal', d: BUDS.map((one) => ellipse(...one)).join('') },
  { kind: 'stamen', d: BLOSSOMS.map(stamens).join('') },
  { kind: 'anther', d: BLOSSOMS.map(anthers).join('') },
]
