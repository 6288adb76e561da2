import { accentVariables, useGlassState } from '../../kit/components.ts'

/** The accents of a cover's colour, by the clamp of all accents, as inline style; none without a colour. */
export function useCoverAccent(color: string | undefined): Readonly<Record<string, string>> {
  const { theme, boosted } = useGlassState()
  return color ? { '--cover': color, ...accentVariables(color, theme, boosted) } : {}
}
