import { defineCommands } from '../../../core/contribute/command.ts'

export default defineCommands('backup-file', {
  export: {
    icon: 'download',
    run: () => import('./export-backup.ts').then(({ exportBackup }) => exportBackup()),
  },
})
