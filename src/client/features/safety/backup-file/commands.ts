import { defineCommands } from '../../../core/command.ts'

export default defineCommands('backup-file', {
  export: {
    icon: 'download',
    run: () => import('./export-backup.ts').then(({ exportBackup }) => exportBackup()),
  },
})
