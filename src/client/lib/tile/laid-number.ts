/**
 * Which of its kind a tile is in its group, if the first desktop has laid it there: such tiles have ids of words,
 * `home-hot-search`, and `news-hot-search-2` for the second. Undefined for a tile that the user has added.
 */
export function laidNumber(id: string, component: string): number | undefined {
  const [before, number] = id.split(`-${component}`)
  if (!before || number === undefined) return undefined
  if (number === '') return 1
  return /^-\d+$/.test(number) ? Number(number.slice(1)) : undefined
}
