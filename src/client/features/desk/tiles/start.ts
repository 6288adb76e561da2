import { defineStart } from '../../../core/contribute/start.ts'
import { countIconUses } from './open/count-icon-uses.ts'

export default defineStart({ at: 'messages', run: countIconUses })
