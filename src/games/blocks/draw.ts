import { BLOCK, CELL, LOOKS, type Look } from './look.ts'
import { type Cell, cellsOf, KINDS, type Kind } from './pieces.ts'
import type { Blocks, LastLanding } from './rules.ts'
import { COLUMNS, landed, ROWS } from './well.ts'

/** Around the cells, in units of the stage: its corners are round. */
const PAD = 8
export const WIDTH = COLUMNS * CELL + 2 * PAD
export const HEIGHT = ROWS * CELL + 2 * PAD

/** The colours of the well. */
export interface Colors {
  readonly ground: string
  readonly free: string
  /** Light upon what has just landed, and upon full rows. */
  readonly light: string
}
export const COLORS: Readonly<Record<'light' | 'dark', Colors>> = {
  light: { ground: '#d5daf0', free: '#e3e7f6', light: '#ffffff' },
  dark: { ground: '#1d2136', free: '#262b45', light: '#dfe4ff' },
}

/** Steps in which full rows shine, then in which those above come down. */
const SHINE = 7
const COME_DOWN = 9
/** Steps in which a landing is seen. */
const GLOW = 10

const MARKS = Object.fromEntries(KINDS.map((kind) => [kind, new Path2D(LOOKS[kind].mark)])) as Readonly<
  Record<Kind, Path2D>
>
const kindOf = (sign: string): Kind | undefined => KINDS.find((kind) => kind === sign)
const leftOf = (x: number) => PAD + x * CELL
const topOf = (y: number) => PAD + (ROWS - 1 - y) * CELL
const easeOut = (part: number) => 1 - (1 - Math.min(1, Math.max(0, part))) ** 3

/** @param y the row from below; a part of one while it comes down */
function drawBlock(context: CanvasRenderingContext2D, kind: Kind, x: number, y: number): void {
  const { face, edge, ink }: Look = LOOKS[kind]
  const { inset, lip, radius, stroke } = BLOCK
  const [left, top, side] = [leftOf(x) + inset, topOf(y) + inset, CELL - 2 * inset]
  context.fillStyle = edge
  context.beginPath()
  context.roundRect(left, top, side, side, radius)
  context.fill()
  context.fillStyle = face
  context.beginPath()
  context.roundRect(left, top, side, side - lip, radius)
  context.fill()
  context.save()
  context.translate(left - inset, top - inset)
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.lineWidth = 1.8
  context.strokeStyle = 'rgb(255 255 255 / 0.5)'
  context.beginPath()
  context.moveTo(8.5, 2.7)
  context.lineTo(CELL - 8.5, 2.7)
  context.stroke()
  context.lineWidth = stroke
  context.strokeStyle = ink
  context.stroke(MARKS[kind])
  context.restore()
}

function drawGround(context: CanvasRenderingContext2D, { ground, free }: Colors): void {
  context.fillStyle = ground
  context.fillRect(0, 0, WIDTH, HEIGHT)
  context.fillStyle = free
  context.beginPath()
  for (let y = 0; y < ROWS; y++)
    for (let x = 0; x < COLUMNS; x++) context.roundRect(leftOf(x) + 1, topOf(y) + 1, CELL - 2, CELL - 2, 6)
  context.fill()
}

function drawRow(context: CanvasRenderingContext2D, text: string, y: number): void {
  if (y > ROWS - 1) return
  for (const [x, sign] of [...text].entries()) {
    const kind = kindOf(sign)
    if (kind !== undefined) drawBlock(context, kind, x, y)
  }
}

/** How far rows have come down into the place of full ones, from 0 to 1. */
function comeDown({ last }: Blocks, isStill: boolean): number {
  if (last === null || last.cleared.length === 0 || last.age >= SHINE + COME_DOWN) return 1
  if (last.age < SHINE) return 0
  return isStill ? 1 : easeOut((last.age - SHINE) / COME_DOWN)
}

/** Draws what has landed; rows above those that have just gone are still on their way down. @param part of that way */
function drawStack(context: CanvasRenderingContext2D, { stack, last }: Blocks, part: number): void {
  const gone = last?.cleared.map(({ y }) => y) ?? []
  for (const [y, text] of stack.entries()) {
    let before = y
    for (const row of gone) if (row <= before) before++
    drawRow(context, text, y + (before - y) * (1 - part))
  }
}

/** Full rows that have just gone: they shine, and fade. */
function drawCleared(context: CanvasRenderingContext2D, { cleared, age }: LastLanding, { light }: Colors): void {
  if (age >= SHINE + COME_DOWN) return
  context.save()
  for (const { y, text } of cleared) {
    context.globalAlpha = 1
    if (age < SHINE) drawRow(context, text, y)
    context.fillStyle = light
    context.globalAlpha = 0.72 * (age < SHINE ? 0.4 + (0.6 * age) / SHINE : 1 - (age - SHINE) / COME_DOWN)
    context.beginPath()
    context.roundRect(leftOf(0) + 1, topOf(y) + 1, COLUMNS * CELL - 2, CELL - 2, 7)
    context.fill()
  }
  context.restore()
}

/** A light upon a piece that has just landed and cleared nothing. */
function drawGlow(context: CanvasRenderingContext2D, last: LastLanding, { light }: Colors, isStill: boolean): void {
  const { age, piece, from, cleared } = last
  if (age >= GLOW || cleared.length > 0) return
  const cells = cellsOf(piece).filter(([, y]) => y < ROWS)
  context.save()
  context.fillStyle = light
  context.globalAlpha = 0.42 * (1 - age / GLOW)
  for (const [x, y] of cells) {
    context.beginPath()
    context.roundRect(leftOf(x) + 1, topOf(y) + 1, CELL - 2, CELL - 2, 7)
    context.fill()
  }
  if (!isStill) drawTrail(context, cells, from - piece.y, 1 - age / GLOW)
  context.restore()
}

/** The way of a piece that was dropped: a light that is gone at once. */
function drawTrail(context: CanvasRenderingContext2D, cells: readonly Cell[], rows: number, strength: number): void {
  if (rows < 1) return
  for (const x of new Set(cells.map(([column]) => column))) {
    const top = Math.max(...cells.filter(([column]) => column === x).map(([, y]) => y))
    const [low, high] = [topOf(top), topOf(top + Math.min(rows, 8))]
    const fade = context.createLinearGradient(0, low, 0, high)
    fade.addColorStop(0, 'rgb(255 255 255 / 1)')
    fade.addColorStop(1, 'rgb(255 255 255 / 0)')
    context.globalAlpha = 0.4 * strength
    context.fillStyle = fade
    context.fillRect(leftOf(x) + 2, high, CELL - 4, low - high)
  }
}

/** Where the piece would land: its outline. */
function drawGhost(context: CanvasRenderingContext2D, { stack, piece }: Blocks): void {
  const ghost = landed(stack, piece)
  if (ghost.y === piece.y) return
  const { edge, face } = LOOKS[piece.kind]
  context.save()
  context.lineWidth = 2
  for (const [x, y] of cellsOf(ghost)) {
    context.beginPath()
    context.roundRect(leftOf(x) + 3, topOf(y) + 3, CELL - 6, CELL - 6, 6)
    context.globalAlpha = 0.28
    context.fillStyle = face
    context.fill()
    context.globalAlpha = 0.9
    context.strokeStyle = edge
    context.stroke()
  }
  context.restore()
}

/** Draws the well with all that is in it. @param isStill whether nothing but the piece may move */
export function drawWell(context: CanvasRenderingContext2D, blocks: Blocks, colors: Colors, isStill: boolean): void {
  const { last, piece, isOver } = blocks
  const part = comeDown(blocks, isStill)
  drawGround(context, colors)
  if (last !== null) drawCleared(context, last, colors)
  drawStack(context, blocks, part)
  // it lies on rows that have come down
  if (!isOver && part === 1) drawGhost(context, blocks)
  for (const [x, y] of cellsOf(piece)) if (y < ROWS) drawBlock(context, piece.kind, x, y)
  if (last !== null) drawGlow(context, last, colors, isStill)
  if (!isOver) return
  context.save()
  context.globalAlpha = 0.45
  context.fillStyle = colors.ground
  context.fillRect(0, 0, WIDTH, HEIGHT)
  context.restore()
}
