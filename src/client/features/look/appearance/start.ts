import { defineStart } from '../../../core/contribute/start.ts'
import { followLoadingStyle } from './follow-loading-style.ts'

export default defineStart({ at: 'messages', run: followLoadingStyle })
