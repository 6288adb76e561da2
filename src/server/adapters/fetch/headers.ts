/** The headers of an answer by their names in lower case; several of a name as one. */
export function joinHeaders(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  const entries = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), [value ?? ''].flat().join(', ')])
  return Object.fromEntries(entries)
}
