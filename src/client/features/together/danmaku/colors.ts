/** Colours of messages: light ones, because all have a dark halo. */
export const COLORS = {
  white: '#ffffff',
  yellow: '#ffe08a',
  orange: '#ffb48f',
  mint: '#93e6d3',
  blue: '#a9c7ff',
  lilac: '#e2b6ff',
} as const
