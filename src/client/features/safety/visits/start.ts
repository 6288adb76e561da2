import { defineStart } from '../../../core/contribute/start.ts'
import { followVisits } from './follow-visits.ts'

export default defineStart({ at: 'idle', run: followVisits })
