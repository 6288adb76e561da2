/** The rotation of the hands from twelve, in turns (0 to 1). */
export interface Hands {
  readonly hour: number
  readonly minute: number
  readonly second: number
}

/** The hands at a local time; each includes the fraction of the faster one. */
export function handsAt(moment: Date): Hands {
  const second = moment.getSeconds() + moment.getMilliseconds() / 1000
  const minute = moment.getMinutes() + second / 60
  const hour = (moment.getHours() % 12) + minute / 60
  return { hour: hour / 12, minute: minute / 60, second: second / 60 }
}

/** The parts of its way after which the second hand is drawn: it slows down. */
const TICK_PARTS = [0.7, 1]

/** The angles of the second hand on its way to the mark of a second, in degrees; without motion, that mark alone. */
export const tickAngles = (second: number, moves: boolean): readonly number[] =>
  (moves ? TICK_PARTS : [1]).map((part) => (second - 1 + part) * 6)
