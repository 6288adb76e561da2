import { defineStart } from '../../kit/widget.ts'
import { followTimers } from './alarm/follow-timers.ts'

/** Timers end in every tab, whether or not one of them is shown. */
export default defineStart({ at: 'idle', run: ({ locks }) => followTimers(locks) })
