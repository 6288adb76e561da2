import { defineCommands } from '../../../core/contribute/command.ts'
import { openQuarantine } from './open-quarantine.ts'
import { hasQuarantined } from './quarantine.ts'

export default defineCommands('quarantine', {
  quarantine: { icon: 'history', when: hasQuarantined, run: openQuarantine },
})
