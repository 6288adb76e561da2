import { defineStart } from '../../../core/contribute/start.ts'
import { followFaces, sweepUnused } from './follow-faces.ts'

export default defineStart(
  { at: 'documents', run: ({ storage }) => followFaces(storage) },
  { at: 'idle', run: ({ storage }) => sweepUnused(storage) },
)
