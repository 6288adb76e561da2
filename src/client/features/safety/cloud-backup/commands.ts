import { defineCommands } from '../../../core/contribute/command.ts'
import { restoreFromCloud } from './restore-from-cloud.ts'

/** Found in the palette; the backup itself is a command of `sync`. */
export default defineCommands('cloud-backup', {
  restore: { icon: 'cloud', run: restoreFromCloud },
})
