/** How many tiles a page has that is arranged. */
export const COUNTS = [60, 300, 1000] as const
