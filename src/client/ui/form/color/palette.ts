import { useMessages } from '../../messages.ts'
import { presetColors } from '../../styles/accent.ts'

/** A preset colour. */
export interface Swatch {
  /** `#rrggbb`. */
  readonly value: string
  readonly label: string
}

const NAMES = [
  'colorTeal',
  'colorPine',
  'colorAzure',
  'colorWisteria',
  'colorGrape',
  'colorCinnabar',
  'colorOchre',
] as const

/** The seven preset primaries with their names. */
export function useThemeSwatches(): readonly Swatch[] {
  const messages = useMessages()
  return NAMES.flatMap((name, index) => {
    const value = presetColors[index]
    return value === undefined ? [] : { value, label: messages(name) }
  })
}

/** The nine presets of the picker: ink, paper, then the seven primaries. */
export function useSwatches(): readonly Swatch[] {
  const messages = useMessages()
  return [
    { value: '#0d2221', label: messages('colorInk') },
    { value: '#ffffff', label: messages('colorPaper') },
    ...useThemeSwatches(),
  ]
}
