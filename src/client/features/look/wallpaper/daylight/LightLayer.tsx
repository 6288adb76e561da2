import type { Light } from './daylight.ts'

/** The light over a picture; nothing without one. */
export function LightLayer({ light }: { readonly light: Light | undefined }) {
  if (light === undefined) return null
  const backgroundImage = light.image && `url("${light.image}")`
  return <div className={light.className} style={{ backgroundImage, opacity: light.share }} />
}
