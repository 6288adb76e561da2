import { defineCommands } from '../../../core/contribute/command.ts'
import { exportBackup } from './export-backup.ts'

export default defineCommands('backup-file', {
  export: {
    icon: 'download',
    run: exportBackup,
  },
})
