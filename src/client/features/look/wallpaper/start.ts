import { defineStart } from '../../../core/contribute/start.ts'
import { followStillBackdrop } from './tone/still-backdrop.ts'

export default defineStart({ at: 'ready', run: followStillBackdrop })
