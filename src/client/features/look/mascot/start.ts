import { defineStart } from '../../../core/contribute/start.ts'
import { followSwitch } from './follow-switch.ts'

/** After everything else: the first frame is as without it. */
export default defineStart({ at: 'idle', run: followSwitch })
