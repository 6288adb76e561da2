import { defineStart } from '../../../core/contribute/start.ts'
import { followNotices } from './follow-notices.ts'

export default defineStart({ at: 'idle', run: followNotices })
