import type { ThemeLook } from '../../../../shared/entities/theme.ts'
import { isFaceReference } from '../../../lib/tile/face-reference.ts'

/** The reference of a still of one's own that a look has as its wallpaper. */
export const ownPicture = ({ wallpaper }: ThemeLook): string | undefined =>
  wallpaper?.type === 1 && isFaceReference(wallpaper.src) ? wallpaper.src : undefined
