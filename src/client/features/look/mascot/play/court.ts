import { drawRound, type RoundLook } from './draw-round.ts'
import { type Field, FOOT, GROUND, type Round } from './kernel/round.ts'
import { gaitOf } from './react-to-round.ts'

/** Units that a court is high and wide at least. */
const LEAST: Field = { width: 440, height: 600 }
/** The size of the figure in units, and how far its feet are above the lower edge of its drawing. */
const FIGURE = { width: 168, height: 210, feet: 12 }

/** The field that an element shows, and the px of a unit in it. */
export function fieldOf({ clientWidth, clientHeight }: HTMLElement): { readonly field: Field; readonly unit: number } {
  const unit = Math.max(0.1, Math.min(clientWidth / LEAST.width, clientHeight / LEAST.height))
  return { field: { width: clientWidth / unit, height: clientHeight / unit }, unit }
}

/** Draws a moment of a round onto the canvas of a court, and puts the figure of it to its place. */
export function drawCourt(court: HTMLElement, round: Round, look: RoundLook): void {
  const canvas = court.querySelector('canvas')
  const figure = court.querySelector<HTMLElement>('[data-figure]')
  const context = canvas?.getContext('2d')
  if (canvas === null || figure === null || !context) return
  const { field, unit } = fieldOf(court)
  const [width, height] = [court.clientWidth, court.clientHeight].map((side) => Math.round(side * devicePixelRatio))
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height })
  const scale = unit * devicePixelRatio
  context.setTransform(scale, 0, 0, scale, 0, (field.height - FOOT) * scale)
  context.clearRect(0, FOOT - field.height, field.width, field.height)
  drawRound(context, round, look)
  const { hop, lean } = look.isCalm ? { hop: 0, lean: 0 } : gaitOf(round)
  const x = round.catcher.x - FIGURE.width / 2
  const y = field.height - FOOT + GROUND + FIGURE.feet - FIGURE.height - hop
  Object.assign(figure.style, {
    width: `${FIGURE.width * unit}px`,
    height: `${FIGURE.height * unit}px`,
    transform: `translate(${x * unit}px, ${y * unit}px) rotate(${lean}deg)`,
  })
}
