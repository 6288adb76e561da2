import { seededRandom } from '../../../../lib/values/seeded.ts'

/** The scenes of covers, each a few shapes in ink wash. */
export const COVER_SCENES = ['lake', 'jasmine', 'blossom', 'pass', 'dawn', 'moon', 'stars', 'bamboo'] as const
export type CoverScene = (typeof COVER_SCENES)[number]

/** The side of a cover's grid. */
const SIDE = 320

/** A scene for what has no cover of its own, always the same for the same id. */
export const sceneOf = (id: string): CoverScene =>
  COVER_SCENES[Math.floor(seededRandom(id)() * COVER_SCENES.length)] ?? 'lake'

/** A cover as an SVG document. */
export function coverSvg(scene: CoverScene): string {
  const { sky, shapes } = SCENES[scene](seededRandom(scene))
  const stops = sky.map((color, index) => `<stop offset="${index / (sky.length - 1)}" stop-color="${color}"/>`)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}">`,
    `<linearGradient id="s" x2="0" y2="1">${stops.join('')}</linearGradient>`,
    `<rect width="${SIDE}" height="${SIDE}" fill="url(#s)"/>`,
    ...shapes,
    '</svg>',
  ].join('')
}

type Random = () => number

interface Scene {
  /** The colours from top to bottom. */
  readonly sky: readonly string[]
  readonly shapes: readonly string[]
}

const disc = (x: number, y: number, radius: number, color: string, opacity = 1) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${color}" opacity="${opacity}"/>`

/** A disc in its glow. */
const light = (x: number, y: number, radius: number, color: string) =>
  [2.6, 1.9, 1.4].map((by) => disc(x, y, radius * by, color, 0.1)).join('') + disc(x, y, radius, color)

const line = (path: string, color: string, width: number, opacity = 1) =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}"/>`

const area = (path: string, color: string, opacity = 1) => `<path d="${path}" fill="${color}" opacity="${opacity}"/>`

/** A row of mountains down to the lower edge: `y` its mean height, `rise` how far its tops are above it. */
function ridge(random: Random, y: number, rise: number, color: string, opacity = 1): string {
  let left = -20
  const tops = Array.from({ length: 10 }, (_, index) => {
    if (index > 0) left += 24 + random() * 32
    return [left, y - rise * (index % 2 === 0 ? 0.1 + random() * 0.3 : 0.35 + random() * 0.9)]
  })
  tops.push([SIDE + 60, y])
  const curves = tops.slice(1).map(([x = 0, height = y], index) => {
    const [fromX = 0, fromY = y] = tops[index] ?? []
    const middle = (fromX + x) / 2
    return `C${[middle, fromY, middle, height, x, height].map((part) => part.toFixed(1)).join(' ')}`
  })
  const [[, first = y] = []] = tops
  return area(`M-20 ${first.toFixed(1)}${curves.join('')}V${SIDE}H-20z`, color, opacity)
}

/** Glitter on water under a light. */
const glitter = (x: number, y: number, color: string) =>
  [44, 30, 38, 20, 26]
    .map((width, index) => line(`M${x - width / 2} ${y + index * 13}h${width}`, color, 2.4, 0.5 - index * 0.07))
    .join('')

function flower(x: number, y: number, radius: number, petal: string, heart: string): string {
  const petals = Array.from({ length: 5 }, (_, index) => {
    const turn = index * 72
    return `<ellipse cx="${x}" cy="${y - radius * 0.62}" rx="${radius * 0.4}" ry="${radius * 0.62}" fill="${petal}" transform="rotate(${turn} ${x} ${y})"/>`
  })
  return petals.join('') + disc(x, y, radius * 0.2, heart)
}

const leaf = (x: number, y: number, turn: number, length: number, color: string, opacity = 1) =>
  `<path d="M${x} ${y}q${length * 0.5} ${-length * 0.16} ${length} 0q${-length * 0.5} ${length * 0.16} ${-length} 0z" fill="${color}" opacity="${opacity}" transform="rotate(${turn} ${x} ${y})"/>`

const SCENES: Readonly<Record<CoverScene, (random: Random) => Scene>> = {
  lake: (random) => ({
    sky: ['#e2a07b', '#d9805f', '#8c4a4c', '#2b2033'],
    shapes: [
      light(214, 92, 34, '#fbe3b8'),
      ridge(random, 158, 42, '#5d3546', 0.75),
      ridge(random, 178, 22, '#3f2739', 0.9),
      `<rect y="186" width="320" height="134" fill="#1d1728"/>`,
      glitter(214, 204, '#f3c79a'),
      area('M84 226h52q-6 14-26 14t-26-14z', '#0e0b16'),
      area('M112 176v46h26q-4-30-26-46z', '#d8c3a4', 0.9),
    ],
  }),
  jasmine: (random) => ({
    sky: ['#dfe9df', '#a9c4b2', '#4f7f68'],
    shapes: [
      disc(92, 84, 40, '#f7f4e6', 0.7),
      ridge(random, 262, 30, '#3f6a57', 0.55),
      line('M330 60Q236 120 196 196T128 320', '#35503f', 5),
      leaf(226, 140, 28, 92, '#3c6b50'),
      leaf(196, 196, 160, 84, '#447557'),
      leaf(160, 262, 12, 96, '#345d46'),
      flower(212, 148, 44, '#fffdf4', '#e8c766'),
      flower(152, 224, 34, '#f6f5ea', '#e8c766'),
      flower(262, 98, 26, '#fbfaf0', '#e8c766'),
    ],
  }),
  blossom: (random) => ({
    sky: ['#f6e3e2', '#eab9c2', '#a85a76'],
    shapes: [
      light(86, 96, 30, '#fff5ec'),
      ridge(random, 252, 40, '#8a4a68', 0.5),
      ridge(random, 284, 26, '#6b3755', 0.7),
      line('M330 24Q240 60 204 116T120 176', '#4d2b38', 7),
      line('M244 66Q262 110 250 158', '#4d2b38', 4),
      ...[
        [120, 176, 22],
        [160, 140, 26],
        [204, 112, 24],
        [250, 158, 24],
        [250, 66, 28],
        [292, 46, 22],
      ].map(([x = 0, y = 0, radius = 0]) => flower(x, y, radius, '#fdebee', '#c4566f')),
      ...Array.from({ length: 9 }, () =>
        leaf(20 + random() * 280, 190 + random() * 110, random() * 180, 12, '#fbdde3', 0.9),
      ),
    ],
  }),
  pass: (random) => ({
    sky: ['#c7cfe8', '#8f9ccb', '#4b5690'],
    shapes: [
      light(232, 78, 26, '#fdf3d8'),
      ridge(random, 148, 60, '#7280b4', 0.8),
      ridge(random, 192, 70, '#515e98', 0.9),
      ridge(random, 236, 60, '#39447a'),
      line('M96 320Q150 290 132 262T176 224', '#e7e3d2', 5, 0.8),
      ridge(random, 296, 26, '#262e58'),
      line('M214 118q8-8 15 0q8-8 15 0', '#2b3562', 2.6),
      line('M184 138q6-6 11 0q6-6 11 0', '#2b3562', 2.2),
    ],
  }),
  dawn: (random) => ({
    sky: ['#f4ead2', '#ecc98c', '#c98b4a'],
    shapes: [
      light(160, 150, 44, '#fffaf0'),
      ridge(random, 204, 34, '#b67a44', 0.55),
      ridge(random, 236, 30, '#8f5a36', 0.75),
      ridge(random, 272, 26, '#5f3a2a'),
      ...[70, 78, 86, 94].map((y, index) => line(`M${40 + index * 14} ${y}h${90 - index * 8}`, '#fffaf0', 3, 0.5)),
    ],
  }),
  moon: (random) => ({
    sky: ['#1d3049', '#33587a', '#7fa3b8'],
    shapes: [
      light(206, 104, 42, '#f6efd6'),
      disc(192, 94, 7, '#e4dabb', 0.8),
      disc(220, 116, 10, '#e4dabb', 0.8),
      ridge(random, 214, 44, '#2b4c68', 0.7),
      ridge(random, 246, 26, '#1d3850', 0.9),
      `<rect y="258" width="320" height="62" fill="#142a3f"/>`,
      glitter(206, 270, '#e9e2c4'),
      line('M0 60Q60 84 74 132', '#101f30', 5),
      ...[20, 44, 68].map((x, index) => leaf(x, 76 + index * 16, 62 + index * 10, 56, '#101f30')),
    ],
  }),
  stars: (random) => ({
    sky: ['#221d3d', '#483c74', '#a58cb8'],
    shapes: [
      ...Array.from({ length: 42 }, () =>
        disc(random() * 320, random() * 200, 0.8 + random() * 1.8, '#fff6dd', 0.4 + random() * 0.6),
      ),
      line('M-10 210Q110 60 330 34', '#fff6dd', 30, 0.06),
      line('M-10 210Q110 60 330 34', '#fff6dd', 12, 0.08),
      line('M206 52l34-14', '#fff6dd', 2.4, 0.9),
      ridge(random, 232, 50, '#2f2752', 0.8),
      ridge(random, 270, 34, '#1a1533'),
      area('M148 268l14-26 14 26v22h-28z', '#0f0c22'),
      `<rect x="157" y="270" width="10" height="12" fill="#f4d28a"/>`,
    ],
  }),
  bamboo: (random) => ({
    sky: ['#e4ecdc', '#b5cdb0', '#5f8a6c'],
    shapes: [
      light(88, 92, 32, '#fbf8e4'),
      ridge(random, 268, 26, '#4b7459', 0.5),
      ...[
        [150, 6, '#7ea283'],
        [206, 11, '#466f52'],
        [258, 14, '#2f573f'],
      ].map(([x = 0, width = 0, color = '']) =>
        [0, 82, 164, 246].map((y) => line(`M${x} ${y + 6}v68`, String(color), Number(width))).join(''),
      ),
      ...Array.from({ length: 14 }, (_, index) =>
        leaf(
          [150, 206, 258][index % 3] ?? 0,
          20 + index * 21,
          index % 2 === 0 ? 24 + random() * 26 : 130 + random() * 30,
          64,
          index % 3 === 0 ? '#7ea283' : '#3a6549',
          0.92,
        ),
      ),
    ],
  }),
}
