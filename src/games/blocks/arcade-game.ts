import * as v from 'valibot'
import type { ArcadeGame } from '../kit/arcade/arcade.ts'
import { MODES, type Mode } from './levels.ts'
import { LOOKS } from './look.ts'
import { cellsOf, KINDS, TURNS } from './pieces.ts'
import { type Blocks, beginBlocks, type Input, LOCK_STEPS, MOST_AGE, MOST_RESETS, stepBlocks } from './rules.ts'
import { SPINS } from './score.ts'
import { ALL_ROWS, COLUMNS, EMPTY, fits } from './well.ts'

const whole = v.pipe(v.number(), v.integer())
const count = v.pipe(whole, v.minValue(0))
const row = v.pipe(v.string(), v.regex(/^[.IJLOSTZ]{10}$/))
const inWell = v.pipe(whole, v.minValue(-3), v.maxValue(ALL_ROWS))
const pieceSchema = v.object({ kind: v.picklist(KINDS), turn: v.picklist(TURNS), x: inWell, y: inWell })
const combo = v.pipe(whole, v.minValue(-1))

const lastSchema = v.object({
  lines: v.pipe(count, v.maxValue(4)),
  spin: v.optional(v.nullable(v.picklist(SPINS)), null), // landings of before have none
  isAllClear: v.boolean(),
  combo,
  isBackToBack: v.boolean(),
  piece: pieceSchema,
  from: inWell,
  cleared: v.pipe(v.array(v.object({ y: inWell, text: row })), v.maxLength(4)),
  points: count,
  at: count,
  age: v.pipe(count, v.maxValue(MOST_AGE)),
})

const schema = v.pipe(
  v.object({
    mode: v.picklist(MODES),
    seed: whole,
    stack: v.pipe(
      v.array(v.pipe(row, v.includes(EMPTY))), // a full row would have gone
      v.maxLength(ALL_ROWS),
    ),
    piece: pieceSchema,
    drawn: count,
    held: v.nullable(v.picklist(KINDS)),
    isExchanged: v.boolean(),
    fallen: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
    waited: v.pipe(count, v.maxValue(LOCK_STEPS)),
    resets: v.pipe(count, v.maxValue(MOST_RESETS)),
    lowest: inWell,
    kick: v.pipe(combo, v.maxValue(4)),
    shift: v.picklist([-1, 0, 1]),
    shiftedFor: count,
    score: count,
    lines: count,
    combo,
    isBackToBack: v.boolean(),
    last: v.nullable(lastSchema),
    isOver: v.boolean(),
  }),
  v.check(({ stack, piece, isOver }) => isOver || fits(stack, piece), 'the piece lies on free cells'),
)

const modeOf = (variant: string): Mode => MODES.find((mode) => mode === variant) ?? 'marathon'

/** The ground of the small picture, and of an empty cell in it. */
const PICTURE = { ground: '#c9cfea', free: '#dfe3f4' }

/** The lower half of the well: a small picture is as wide as it is high. */
function pictureOf({ stack, piece }: Blocks) {
  const under = new Map(cellsOf(piece).map(([x, y]) => [y * COLUMNS + x, piece.kind]))
  const cells = Array.from({ length: COLUMNS * COLUMNS }, (_, at) => {
    const [x, y] = [at % COLUMNS, COLUMNS - 1 - Math.floor(at / COLUMNS)]
    const sign = under.get(y * COLUMNS + x) ?? stack[y]?.[x]
    const kind = KINDS.find((one) => one === sign)
    const fill = kind === undefined ? PICTURE.free : LOOKS[kind].face
    return { text: '', fill, ink: fill }
  })
  return { columns: COLUMNS, ground: PICTURE.ground, cells }
}

/** Falling blocks as the kit needs to know it. */
export const game: ArcadeGame<Blocks, Input> = {
  begin: (variant, seed) => beginBlocks(modeOf(variant), seed),
  step: stepBlocks,
  isOver: ({ isOver }) => isOver,
  scoreOf: ({ score }) => score,
  soundOf: ({ last }) => (last?.age === 0 ? (last.lines > 0 || last.spin !== null ? 'gain' : 'move') : undefined),
  variantOf: ({ mode }) => mode,
  schema,
  describe: (blocks) => ({ progress: { score: blocks.score, lines: blocks.lines }, picture: pictureOf(blocks) }),
}
