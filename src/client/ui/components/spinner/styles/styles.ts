/** The ten spinner styles. The names are stored in the user's data and never change. */
export const spinnerStyles = [
  'mark',
  'ring',
  'dots',
  'bars',
  'ripple',
  'orbit',
  'moon',
  'petals',
  'tiles',
  'wave',
] as const

export type SpinnerStyle = (typeof spinnerStyles)[number]
