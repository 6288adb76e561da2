/** Colours that are offered for messages; of each only the hue is kept where it is read, see `messageColors`. */
export const COLORS = {
  white: '#ffffff',
  yellow: '#ffe08a',
  orange: '#ffb48f',
  mint: '#93e6d3',
  blue: '#a9c7ff',
  lilac: '#e2b6ff',
} as const
