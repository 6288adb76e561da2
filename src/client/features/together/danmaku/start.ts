import { defineStart } from '../../../core/contribute/start.ts'
import { followSwitch } from './follow-switch.ts'

export default defineStart({ at: 'ready', run: followSwitch })
