import { defineStart } from '../../../core/contribute/start.ts'
import { followThemeMask } from './follow-mask.ts'

export default defineStart({ at: 'ready', run: followThemeMask })
