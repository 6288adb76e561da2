/** The last day that was told to the server. */
export interface ToldVisit {
  /** The id of the user; empty for nobody. */
  readonly user: string
  /** The user's own date, as `2026-11-30`. */
  readonly day: string
  /** On how many days he was here by then. */
  readonly days: number
}

/** Whether the server is to be told of a day: that of a user who wants it, once. */
export const isVisitDue = (told: ToldVisit, isOn: boolean, user: string | undefined, day: string): boolean =>
  isOn && user !== undefined && (told.user !== user || told.day !== day)

/** On how many days a user was here, as far as this device knows. */
export const daysOf = (told: ToldVisit, user: string | undefined): number | undefined =>
  told.user === user && told.days > 0 ? told.days : undefined
