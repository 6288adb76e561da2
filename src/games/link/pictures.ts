/** A part of a picture: a filled shape, or a line. */
interface Part {
  readonly d: string
  readonly fill?: string
  readonly stroke?: string
  readonly width?: number
}

export interface Picture {
  /** The key of its name among the texts. */
  readonly name: (typeof NAMES)[number]
  readonly parts: readonly Part[]
}

const NAMES = [
  'apple',
  'banana',
  'cherry',
  'grapes',
  'melon',
  'strawberry',
  'carrot',
  'mushroom',
  'flower',
  'leaf',
  'pine',
  'fish',
  'chick',
  'cat',
  'rabbit',
  'turtle',
  'snail',
  'butterfly',
  'umbrella',
  'boat',
  'house',
  'key',
  'bell',
  'cup',
  'lantern',
  'clock',
  'anchor',
  'sun',
  'cloud',
  'star',
] as const

const RED = '#d3523c'
const WINE = '#962b1c'
const ORANGE = '#e68f37'
const RUST = '#b4601a'
const YELLOW = '#efc04a'
const GOLD = '#b4831b'
const GREEN = '#4f9c6b'
const PINE = '#256244'
const TEAL = '#2f8f86'
const DEEP = '#0f5a53'
const BLUE = '#4d89c6'
const NAVY = '#24518a'
const PURPLE = '#8c66ba'
const PLUM = '#553684'
const PINK = '#e59aa8'
const ROSE = '#b9566a'
const BROWN = '#a1713f'
const BARK = '#684421'
const INK = '#2b3650'
const WHITE = '#ffffff'
const CREAM = '#f7e6c4'
const GREY = '#8d9bab'

const fill = (d: string, color: string): Part => ({ d, fill: color })
const line = (d: string, color: string, width: number): Part => ({ d, stroke: color, width })
const disc = (x: number, y: number, radius: number, color: string): Part =>
  fill(
    `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`,
    color,
  )
const oval = (x: number, y: number, across: number, down: number, color: string): Part =>
  fill(`M${x - across} ${y}a${across} ${down} 0 1 0 ${2 * across} 0a${across} ${down} 0 1 0 ${-2 * across} 0z`, color)

/** The pictures of the tiles in a box of 48, each of another outline and in two tones. */
const DRAWN: Readonly<Record<(typeof NAMES)[number], readonly Part[]>> = {
  apple: [
    fill(
      'M24 15c-4-3.4-14-2.6-14 9.4C10 34 16.4 42 20 42c1.8 0 2.6-.8 4-.8s2.2.8 4 .8c3.6 0 10-8 10-17.6 0-12-10-12.8-14-9.4z',
      RED,
    ),
    fill('M33 15.2c1.2 8-1.6 19.6-7.4 26.2 1 .4 1.6.6 2.4.6 3.6 0 10-8 10-17.6 0-5.4-2-8.2-5-9.2z', WINE),
    line('M24 15c0-4 .8-6.6 2.8-9', BARK, 3),
    fill('M26.5 10.5c1.5-4.5 6-6 10.5-5.3-.8 4.5-5 7.3-10.5 5.3z', GREEN),
  ],
  banana: [
    fill('M9 9.5l4.5-2.5c1 14 9 23.5 25.5 25.5l2 5c-4 4.5-12 5-18.5 1.5C14 34.5 8 24 9 9.5z', YELLOW),
    fill('M10.5 20c2.5 11 11 18 24 18.2 2.5 0 5-.2 6.5-.7-4 4.5-12 5-18.5 1.5-6.5-3.5-10.8-10-12-19z', GOLD),
    fill('M8.6 10.5l.4-4.5 4-1 .8 4z', BARK),
    disc(40.5, 36, 2, BARK),
  ],
  cherry: [
    line('M16 29C17 18 24 11 34 8M33 29C34 20 34.5 14 34 8', PINE, 2.6),
    fill('M34 8c-7-4-14-2-17 3 6 3.5 13 2 17-3z', GREEN),
    disc(15, 33, 8.5, RED),
    disc(33.5, 33, 8.5, WINE),
    disc(12.3, 30.2, 2, WHITE),
    disc(30.8, 30.2, 2, WHITE),
  ],
  grapes: [
    line('M24 14V6', BARK, 3),
    fill('M24 12c3-6 9-7 13-5-1 5-7 8-13 5z', GREEN),
    ...[
      [13.5, 18],
      [24, 17],
      [34.5, 18],
      [18.5, 26.5],
      [29.5, 26.5],
      [24, 35.5],
    ].map(([x = 0, y = 0], at) => disc(x, y, 6.2, at % 2 === 0 ? PURPLE : PLUM)),
  ],
  melon: [
    fill('M5 16h38c0 13-8 22-19 22S5 29 5 16z', PINE),
    fill('M8.5 16h31c-.4 10.5-6.5 18-15.5 18S8.9 26.5 8.5 16z', WHITE),
    fill('M10.5 16h27c-.4 9-5.5 15.5-13.5 15.5S10.9 25 10.5 16z', RED),
    line('M17.5 20v2M24 22.5v2M30.5 20v2M20.5 27v1.5M27.5 27v1.5', INK, 2.6),
  ],
  strawberry: [
    fill('M24 43C14 38 8 28 9.5 18c.8-5 7-7 14.5-7s13.7 2 14.5 7C40 28 34 38 24 43z', RED),
    fill('M24 17l-5 4-7-1 3.5-5.5L12 9l8 1 4-5 4 5 8-1-3.5 5.5L36 20l-7 1z', GREEN),
    line('M16.5 26v1.5M24 25v1.5M31.5 26v1.5M20 32.5V34M28 32.5V34', CREAM, 2.5),
  ],
  carrot: [
    fill('M8 40c-1.5-1.5 5-17 13-23.5 3-2.5 7-2.5 9.5 0s2.5 6.5 0 9.5C24 34 9.5 41.5 8 40z', ORANGE),
    line('M20.5 19.5l4.5 4.5M15 26.5l4.5 4.5', RUST, 2.6),
    fill('M28.5 17.5C26 12 28 7 32 4c3 4 2.5 9-3.5 13.5zM30.5 19.5C36 22 41 20 44 16c-4-3-9-2.5-13.5 3.5z', GREEN),
    fill('M29.5 18.5c1-6 5.5-9.5 11-9.5 0 5.5-4.5 9.5-11 9.5z', PINE),
  ],
  mushroom: [
    fill('M18 25h12c-.5 6 1.5 10 2.5 13 .8 2.5-.5 4-3 4h-11c-2.5 0-3.8-1.5-3-4 1-3 3-7 2.5-13z', CREAM),
    fill('M26 25h4c-.5 6 1.5 10 2.5 13 .8 2.5-.5 4-3 4H25c2.5-4 2-11 1-17z', '#dcc290'),
    fill('M5 24C5 13 13 6 24 6s19 7 19 18c0 3-3 4-6 4H11c-3 0-6-1-6-4z', RED),
    disc(15, 19, 3.6, WHITE),
    disc(26, 13.5, 4, WHITE),
    disc(35, 21, 3, WHITE),
  ],
  flower: [
    line('M24 27v16', PINE, 3),
    fill('M24 42c-7 1-12-2-14-8 7-1 12 2 14 8z', GREEN),
    ...[0, 1, 2, 3, 4].map((petal) => {
      const angle = (petal * 2 * Math.PI) / 5 - Math.PI / 2
      return disc(
        round(24 + 8.6 * Math.cos(angle)),
        round(18 + 8.6 * Math.sin(angle)),
        6.2,
        petal % 2 === 0 ? PINK : ROSE,
      )
    }),
    disc(24, 18, 5, YELLOW),
  ],
  leaf: [
    fill('M9 35C6 20 16 7 41 7c1 24-11 35-26 31z', GREEN),
    fill('M41 7c1 24-11 35-26 31z', PINE),
    line('M6 43C13 33 21 24 31 17', DEEP, 3),
  ],
  pine: [
    fill('M21 37h6v7h-6z', BARK),
    fill('M24 3l10 12h-5l8 10h-6l9 12H8l9-12h-6l8-10h-5z', PINE),
    fill('M24 3v34H8l9-12h-6l8-10h-5z', GREEN),
  ],
  fish: [
    fill('M4 24C10 14 22 11 32 20l11-8c-2 8-2 16 0 24l-11-8C22 37 10 34 4 24z', BLUE),
    fill('M32 20l11-8c-2 8-2 16 0 24l-11-8zM18 15c1-4 5-6 10-6-1 3-1 5 0 7.5z', NAVY),
    line('M20 18c3 4 3 8 0 12', NAVY, 2.6),
    disc(12.5, 22, 2.2, INK),
  ],
  chick: [
    fill('M18 42l2-5h3l-1 5zM27 42l-1-5h3l2 5z', RUST),
    fill('M8 20c0-9 6-14 13-14s12 5 12.5 12C40 18 44 22 44 17c2 12-5 22-18 22C15 39 8 31 8 20z', YELLOW),
    fill('M22 25c5-3 12-2 15 0-2 6-9 9-15 5z', GOLD),
    fill('M9 17l-6 3 6 3z', ORANGE),
    disc(16.5, 16, 2.3, INK),
  ],
  cat: [
    fill('M8 6l9 7h14l9-7c2 8 3 14 2 20-1 9-8 15-18 15S7 35 6 26C5 20 6 14 8 6z', GREY),
    fill('M10.5 11l5 4-5 4zM37.5 11l-5 4 5 4z', PINK),
    disc(16.5, 24, 2.6, INK),
    disc(31.5, 24, 2.6, INK),
    fill('M21.5 29h5L24 32z', ROSE),
    line('M24 32v2.5M24 34.5c-1 2-4 2-5 .5M24 34.5c1 2 4 2 5 .5', INK, 1.8),
    line('M3 27l8 1.5M3 34l8-2M45 27l-8 1.5M45 34l-8-2', INK, 1.5),
  ],
  rabbit: [
    fill('M17 24C11 18 9 5 13 3s9 9 9 18zM31 24c6-6 8-19 4-21s-9 9-9 18z', '#c8b9a4'),
    fill('M17 19c-2.5-4-4-11-2.5-12S19 13 19.5 19zM31 19c2.5-4 4-11 2.5-12S29 13 28.5 19z', PINK),
    fill('M24 19c9 0 15 5 15 13 0 7-6 12-15 12S9 39 9 32c0-8 6-13 15-13z', '#c8b9a4'),
    disc(17.5, 30, 2.3, INK),
    disc(30.5, 30, 2.3, INK),
    fill('M21.5 34.5h5L24 37.5z', ROSE),
    line('M24 37.5v3', INK, 1.8),
  ],
  turtle: [
    fill('M11 33l-3 7h6l3-5zM31 35l3 5h6l-3-7z', GREEN),
    fill('M35 28c0-6 3-9 6-9s5 3 4 6-4 8-8 8zM8 32l-5 3 6 2z', GREEN),
    fill('M6 33c0-12 6-19 15.5-19S37 21 37 33z', PINE),
    line('M21.5 15v8M21.5 23l-7 5-1 5M21.5 23l7 5 1 5M14.5 28l-7-2M28.5 28l7-2', '#79bf93', 2),
    disc(41.5, 23.5, 1.5, INK),
  ],
  snail: [
    fill('M4 41c6-1 8-6 8-12 0-4-1-7 2-7s4 4 6 9l22 5c2 3 1 5-2 5z', '#d8b680'),
    line('M13 22l-4-7M16 22l2-7', BROWN, 2),
    disc(9, 14, 2, INK),
    disc(18, 14, 2, INK),
    disc(29.5, 23, 13, BROWN),
    line('M29.5 23c0-3 4-3 4 .5 0 5-8 5.5-8.5-.5-.4-7 10-9 13-1.5', BARK, 2.8),
  ],
  butterfly: [
    fill('M22.5 22C18 8 5 5 4 12c-1 8 6 14 18.5 12zM25.5 22C30 8 43 5 44 12c1 8-6 14-18.5 12z', PURPLE),
    fill('M22.5 25C12 24 7 30 10 37s11 4 12.5-9zM25.5 25C36 24 41 30 38 37s-11 4-12.5-9z', ORANGE),
    disc(11.5, 14.5, 3, YELLOW),
    disc(36.5, 14.5, 3, YELLOW),
    line('M24 17v19', INK, 3.6),
    line('M24 17c-1-5-3-8-6-9M24 17c1-5 3-8 6-9', INK, 1.8),
  ],
  umbrella: [
    line('M24 22v15c0 6 8 6 8 0', BARK, 3),
    line('M24 4v4', BARK, 3),
    fill('M3 26C4 14 13 7 24 7s20 7 21 19c-4-4-9-4-12 0-4-4-14-4-18 0-3-4-8-4-12 0z', TEAL),
    fill('M24 7c5 4 8 11 9 19-4-4-14-4-18 0 1-8 4-15 9-19z', DEEP),
  ],
  boat: [
    line('M23 5v27', BARK, 2.8),
    fill('M25.5 6c8 5 13 12 14 21h-14z', RED),
    fill('M20.5 11c-5 4-9 9-10.5 16h10.5z', ORANGE),
    fill('M4 31h40c-2 7-6 11-11 11H15C10 42 6 38 4 31z', NAVY),
    line('M9 36.5h30', BLUE, 2.4),
  ],
  house: [
    fill('M31 8h5v9h-5z', BARK),
    fill('M9 21h30v21H9z', CREAM),
    fill('M24 4l21 18-3 3.5L24 11 6 25.5 3 22z', WINE),
    fill('M24 11l15 12.5V21L24 8.5 9 21v2.5z', RED),
    fill('M20 29h8v13h-8z', BROWN),
    fill('M12 27h5v5h-5zM31 27h5v5h-5z', BLUE),
  ],
  key: [
    line('M23.5 24.5L41 42M35 36l5-5M30 31l4-4', GOLD, 5),
    line('M6.5 16a10 10 0 1 1 20 0a10 10 0 1 1-20 0z', YELLOW, 5.5),
    line('M23.5 24.5L41 42', YELLOW, 2),
  ],
  bell: [
    disc(24, 40, 4, RUST),
    line('M24 4v5', GOLD, 4),
    fill('M24 7c8 0 12 6 12.5 13 .5 8 2 11 5.5 14.5v2.5H6v-2.5c3.5-3.5 5-6.5 5.5-14.5C12 13 16 7 24 7z', YELLOW),
    fill('M24 7c8 0 12 6 12.5 13 .5 8 2 11 5.5 14.5v2.5H29c3-9 1-24-5-30z', GOLD),
  ],
  cup: [
    line('M34 20c12-3 12 13-1 12', TEAL, 4),
    fill('M7 17h29c0 14-4 22-9 22H16c-5 0-9-8-9-22z', TEAL),
    fill('M28 17h8c0 14-4 22-9 22h-4c4-5 5.5-13 5-22z', DEEP),
    line('M16 12c-3-3 3-4 0-8M25 12c-3-3 3-4 0-8', GREY, 2.4),
    line('M4 42.5h35', GREY, 2.8),
  ],
  lantern: [
    line('M24 3v6', BARK, 2.8),
    line('M24 36v9M20 38v5M28 38v5', GOLD, 2.2),
    oval(24, 22.5, 18, 13.5, RED),
    line('M24 9.5v26M15.5 11c-5 7-5 16 0 23M32.5 11c5 7 5 16 0 23', WINE, 2.2),
    fill('M16 7.5h16v4H16zM16 33.5h16v4H16z', GOLD),
  ],
  clock: [
    line('M13 39l-4 5M35 39l4 5', INK, 3.6),
    fill('M4 14c0-6 5-9 11-8zM44 14c0-6-5-9-11-8z', INK),
    disc(24, 25, 17.5, BLUE),
    disc(24, 25, 13, WHITE),
    line('M24 16.5V25l6 4.5', INK, 3),
  ],
  anchor: [
    line('M24 14v28M14 20h20', NAVY, 4),
    line('M7 28c0 9 8 14 17 14s17-5 17-14', NAVY, 4.5),
    fill('M2 32l4.5-9 6.5 7.5zM46 32l-4.5-9-6.5 7.5z', NAVY),
    line('M19.5 9a4.5 4.5 0 1 1 9 0a4.5 4.5 0 1 1-9 0z', BLUE, 3.5),
  ],
  sun: [
    line(
      'M24 3v6M24 39v6M3 24h6M39 24h6M9.2 9.2l4.2 4.2M34.6 34.6l4.2 4.2M38.8 9.2l-4.2 4.2M13.4 34.6l-4.2 4.2',
      RUST,
      4,
    ),
    disc(24, 24, 11, ORANGE),
    disc(21.5, 21.5, 5, YELLOW),
  ],
  cloud: [
    fill('M13 30c-6 0-10-3.5-10-8.5S7 13 12 13.5C14 7 19 4 25 4s11 4 12 10c5-.5 9 3 9 8s-4 8-9 8z', '#8fb6d9'),
    fill('M13 30c-6 0-10-3.5-10-8.5 9 3 30 3.5 42.5-2.5.3 1 .5 2 .5 3 0 5-4 8-9 8z', '#5f8fbf'),
    line('M14 35l-2 7M24 35l-2 7M34 35l-2 7', NAVY, 3),
  ],
  star: [
    fill('M24 3l6.2 13.6L45 18.2 34 28.2l3.2 14.6L24 35.4l-13.2 7.4L14 28.2 3 18.2l14.8-1.6z', YELLOW),
    fill('M24 3v32.4l-13.2 7.4L24 24zM24 24l21-5.8L34 28.2zM24 24l13.2 18.8L24 35.4z', GOLD),
  ],
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

export const PICTURES: readonly Picture[] = NAMES.map((name) => ({ name, parts: DRAWN[name] }))

/** The colour that a picture has most of. */
export const colorOf = (picture: number): string =>
  PICTURES[picture]?.parts.find((part) => part.fill !== undefined)?.fill ?? GREY
