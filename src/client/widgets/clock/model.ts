/** How far the hands have turned, in full turns since they last stood at twelve. */
export interface Hands {
  readonly hour: number
  readonly minute: number
  readonly second: number
}

/** The hands at a moment of local time; they sweep, so each carries its fraction. */
export function handsAt(moment: Date): Hands {
  const second = moment.getSeconds() + moment.getMilliseconds() / 1000
  const minute = moment.getMinutes() + second / 60
  const hour = (moment.getHours() % 12) + minute / 60
  return { hour: hour / 12, minute: minute / 60, second: second / 60 }
}
