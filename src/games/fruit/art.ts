/** How a kind looks: its colours, and what is on its skin. */
export interface FruitLook {
  readonly fill: string
  /** Its lower side, and lines on it. */
  readonly shade: string
  /** Draws what is on it, in a circle of radius 1. */
  readonly skin: (context: CanvasRenderingContext2D, look: FruitLook) => void
  readonly face: 'smile' | 'laugh' | 'asleep'
}

const LEAF = '#4a9a62'
const STEM = '#7a5632'

function dot(context: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  context.beginPath()
  context.arc(x, y, radius, 0, Math.PI * 2)
  context.fill()
}

/** Paths as they are drawn again and again. */
const paths = new Map<string, Path2D>()

function pathOf(d: string): Path2D {
  const path = paths.get(d) ?? new Path2D(d)
  paths.set(d, path)
  return path
}

function stroke(context: CanvasRenderingContext2D, width: number, d: string): void {
  context.lineWidth = width
  context.stroke(pathOf(d))
}

function fill(context: CanvasRenderingContext2D, color: string, d: string): void {
  context.fillStyle = color
  context.fill(pathOf(d))
}

const stem = (context: CanvasRenderingContext2D): void => {
  context.strokeStyle = STEM
  stroke(context, 0.1, 'M0-.72C0-.82.04-.9.12-.96')
}

const leaf = (context: CanvasRenderingContext2D): void =>
  fill(context, LEAF, 'M0-.7C.04-.93.26-1 .5-.9C.46-.68.26-.58 0-.7z')

const PORES = [
  [-0.55, -0.35],
  [0.5, -0.42],
  [-0.2, -0.55],
  [0.66, 0.1],
  [-0.68, 0.18],
  [0.3, 0.66],
  [-0.34, 0.6],
] as const

const pores = (context: CanvasRenderingContext2D, color: string): void => {
  context.fillStyle = color
  for (const [x, y] of PORES) dot(context, x, y, 0.045)
}

/** The kinds, the smallest first. */
const LOOKS: readonly FruitLook[] = [
  {
    fill: '#7189dc',
    shade: '#43559e',
    face: 'smile',
    skin: (context, { shade }) =>
      fill(context, shade, 'M0-.92 .09-.68.33-.72.17-.54.28-.34 0-.42-.28-.34-.17-.54-.33-.72-.09-.68z'),
  },
  { fill: '#e4566f', shade: '#9c2a40', face: 'laugh', skin: stem },
  {
    fill: '#f4c04a',
    shade: '#b98412',
    face: 'smile',
    skin(context) {
      pores(context, '#d79a26')
      leaf(context)
    },
  },
  {
    fill: '#f396a5',
    shade: '#b8526a',
    face: 'asleep',
    skin(context) {
      context.fillStyle = '#d9708a'
      for (let ring = 0; ring < 2; ring++)
        for (let at = 0; at < 6 + ring * 4; at++) {
          const angle = ((at + ring / 2) / (6 + ring * 4)) * Math.PI * 2
          dot(context, Math.cos(angle) * (0.46 + ring * 0.32), Math.sin(angle) * (0.46 + ring * 0.32) - 0.04, 0.06)
        }
      stem(context)
    },
  },
  {
    fill: '#9a76cc',
    shade: '#5f3f90',
    face: 'smile',
    skin(context, { shade }) {
      context.strokeStyle = shade
      context.globalAlpha = 0.55
      stroke(context, 0.07, 'M.02-.8C.3-.6.42-.2.3.2')
      context.globalAlpha = 1
      stem(context)
    },
  },
  {
    fill: '#a4d05a',
    shade: '#648d26',
    face: 'laugh',
    skin(context, { shade }) {
      pores(context, '#86b43f')
      fill(context, shade, 'M-.16-.82C-.1-1 .1-1 .16-.82C.06-.76-.06-.76-.16-.82z')
    },
  },
  {
    fill: '#e5644e',
    shade: '#a0331f',
    face: 'smile',
    skin(context, { shade }) {
      fill(context, shade, 'M-.3-.66-.34-1-.14-.84 0-1.04.14-.84.34-1 .3-.66C.1-.58-.1-.58-.3-.66z')
      context.strokeStyle = shade
      context.globalAlpha = 0.25
      stroke(context, 0.06, 'M-.5-.5C-.74-.1-.7.3-.44.62M.5-.5C.74-.1.7.3.44.62')
      context.globalAlpha = 1
    },
  },
  {
    fill: '#f3a047',
    shade: '#b5651a',
    face: 'asleep',
    skin(context) {
      pores(context, '#d07f2c')
      leaf(context)
    },
  },
  {
    fill: '#f2e08a',
    shade: '#b59c37',
    face: 'laugh',
    skin(context) {
      pores(context, '#d6bf5c')
      leaf(context)
      fill(context, '#6db17c', 'M0-.7C-.06-.9-.22-.96-.44-.88C-.4-.7-.22-.6 0-.7z')
    },
  },
  {
    fill: '#e9b877',
    shade: '#a4733a',
    face: 'smile',
    skin(context) {
      context.strokeStyle = '#f8e2bd'
      stroke(context, 0.045, 'M-.3-.82C-.52-.3-.52.3-.28.8M.3-.82C.52-.3.52.3.28.8M0-.88C-.06-.3.06.3 0 .84')
      stroke(context, 0.045, 'M-.82-.3C-.3-.5.3-.5.82-.3M-.86.18C-.3.04.3.04.86.18M-.66.58C-.2.46.2.46.66.58')
      stem(context)
    },
  },
  {
    fill: '#57a86e',
    shade: '#2a6a40',
    face: 'laugh',
    skin(context) {
      context.strokeStyle = '#2f7a49'
      stroke(context, 0.13, 'M0-.82C-.1-.5.1-.2 0 .1S.08.6 0 .82')
      stroke(context, 0.13, 'M-.42-.72C-.7-.4-.5-.1-.66.16S-.5.6-.42.74M.42-.72C.7-.4.5-.1.66.16S.5.6.42.74')
      stem(context)
    },
  },
]

export function lookOf(kind: number): FruitLook {
  const look = LOOKS[kind] ?? LOOKS[0]
  if (look === undefined) throw new RangeError('there are no fruits')
  return look
}

interface Pose {
  readonly x: number
  readonly y: number
  /** How wide and high it is drawn, from its middle. */
  readonly radiusX: number
  readonly radiusY: number
  /** In radians. */
  readonly angle?: number
  readonly isWorried?: boolean
}

/** Draws a fruit. Light falls on it from above however it lies; what is on its skin turns with it. */
export function drawFruit(
  context: CanvasRenderingContext2D,
  kind: number,
  { x, y, radiusX, radiusY, angle = 0, isWorried = false }: Pose,
): void {
  const look = lookOf(kind)
  context.save()
  context.translate(x, y)
  context.scale(radiusX, radiusY)
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.fillStyle = look.shade
  dot(context, 0, 0, 1)
  context.fillStyle = look.fill
  dot(context, 0, -0.045, 0.95)
  context.strokeStyle = 'rgb(255 255 255 / 0.55)'
  context.lineWidth = 0.07
  context.beginPath()
  context.arc(0, -0.045, 0.82, -2.3, -1.15)
  context.stroke()
  context.rotate(angle)
  look.skin(context, look)
  drawFace(context, isWorried ? 'worried' : look.face)
  context.restore()
}

const INK = '#33261f'

function drawFace(context: CanvasRenderingContext2D, face: FruitLook['face'] | 'worried'): void {
  context.fillStyle = 'rgb(240 90 110 / 0.3)'
  for (const side of [-1, 1]) dot(context, side * 0.48, 0.24, 0.12)
  context.fillStyle = INK
  context.strokeStyle = INK
  if (face === 'asleep') stroke(context, 0.07, 'M-.38.02C-.34.1-.22.1-.18.02M.38.02C.34.1.22.1.18.02')
  else
    for (const side of [-1, 1]) {
      context.fillStyle = INK
      dot(context, side * 0.28, 0.02, 0.095)
      context.fillStyle = '#fff'
      dot(context, side * 0.28 + 0.03, -0.02, 0.035)
    }
  if (face === 'laugh') fill(context, INK, 'M-.15.2C-.1.21.1.21.15.2C.15.42-.15.42-.15.2z')
  else stroke(context, 0.065, face === 'worried' ? 'M-.12.34C-.06.24.06.24.12.34' : 'M-.12.22C-.06.32.06.32.12.22')
}
