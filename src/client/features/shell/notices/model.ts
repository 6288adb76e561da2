/** Something that the administrator tells all users. */
export interface Notice {
  readonly id: string
  readonly text: string
  /** Until when it is told, in ms since the epoch. */
  readonly endsAt: number
}

/**
 * The notice that is shown: the newest that is still told and was not dismissed on this device.
 * @param list the newest first
 */
export const shownNotice = (list: readonly Notice[], dismissed: readonly string[], now: number): Notice | undefined =>
  list.find(({ id, endsAt }) => endsAt > now && !dismissed.includes(id))

/** What of the dismissed ids has to be kept: those that the server still lists. */
export const stillListed = (dismissed: readonly string[], list: readonly Notice[]): readonly string[] =>
  dismissed.filter((id) => list.some((one) => one.id === id))
