import type { TileFace } from '../../kit/components.ts'
import { itemFace } from '../../kit/desktop.ts'
import type { Tool } from './model.ts'

/** The face of a tool, as its icon on the home screen would have it. */
export const faceOf = ({ about: _, isOwn: __, type: ___, ...face }: Tool): TileFace =>
  itemFace({ ...face, type: 'icon', size: '1x1' })
