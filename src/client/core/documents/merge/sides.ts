/**
 * A value as it was when both sides last had the same, as this device has it now and as the cloud has it now. Absent
 * is undefined: the value is not there.
 */
export interface Sides<T = unknown> {
  readonly base: T | undefined
  readonly local: T | undefined
  readonly remote: T | undefined
}

/** Each side by a function, those that are absent as they are. */
export const ofEach = <T, R>({ base, local, remote }: Sides<T>, of: (value: T) => R | undefined): Sides<R> => ({
  base: base === undefined ? undefined : of(base),
  local: local === undefined ? undefined : of(local),
  remote: remote === undefined ? undefined : of(remote),
})

/** The sides that are not absent. */
export const present = <T>({ base, local, remote }: Sides<T>): readonly T[] =>
  [base, local, remote].filter((value) => value !== undefined)
