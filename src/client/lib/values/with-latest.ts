/** A record with an entry as its latest one; the oldest go when there are more than `limit`. */
export function withLatest<T>(
  record: Readonly<Record<string, T>>,
  key: string,
  value: T,
  limit: number,
): Readonly<Record<string, T>> {
  const { [key]: _old, ...others } = record
  return Object.fromEntries([...Object.entries(others).slice(1 - limit), [key, value]])
}

/** A record with its latest entries alone. */
export const latestOf = <T>(record: Readonly<Record<string, T>>, limit: number): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(record).slice(-limit))
