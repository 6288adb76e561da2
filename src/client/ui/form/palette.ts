import { useMessages } from '../messages.ts'
import { presetColors } from '../styles/accent.ts'

/** A colour to pick with one press. */
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

/** The seven of the theme by their names. */
export function useThemeSwatches(): readonly Swatch[] {
  const messages = useMessages()
  return NAMES.flatMap((name, index) => {
    const value = presetColors[index]
    return value === undefined ? [] : { value, label: messages(name) }
  })
}

/** The nine of the picker: ink and paper before the seven of the theme. */
export function useSwatches(): readonly Swatch[] {
  const messages = useMessages()
  return [
    { value: '#0d2221', label: messages('colorInk') },
    { value: '#ffffff', label: messages('colorPaper') },
    ...useThemeSwatches(),
  ]
}
