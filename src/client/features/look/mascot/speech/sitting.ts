/** How long somebody has been here, in ms since 1970. */
export interface Presence {
  /** When he has come, after a break. */
  readonly cameAt: number
  /** When he was last seen. */
  readonly stirredAt: number
}

/** Milliseconds without pointer and keys that are a break. */
const BREAK_MS = 5 * 60_000

/** Somebody is seen: where he was away for a break, he has just come. */
export const seenAt = ({ cameAt, stirredAt }: Presence, now: number): Presence => ({
  cameAt: now - stirredAt > BREAK_MS || stirredAt > now ? now : cameAt,
  stirredAt: now,
})

/** Minutes since somebody has come; none where he is away. */
export const minutesSat = ({ cameAt, stirredAt }: Presence, now: number): number =>
  now - stirredAt > BREAK_MS ? 0 : (now - cameAt) / 60_000
