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

/** The rotation to turn to, forwards: the least one from `shown` on at which the hand points where `turn` does. */
export const turnForwards = (shown: number, turn: number): number => shown + ((((turn - shown) % 1) + 1) % 1)
