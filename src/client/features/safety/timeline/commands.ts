import { defineCommands } from '../../../core/contribute/command.ts'
import { openTimeline } from './open-timeline.ts'

export default defineCommands('timeline', {
  open: { icon: 'history', run: openTimeline },
})
