import { defineCommands } from '../../../core/contribute/command.ts'
import { backUp } from './back-up.ts'

/** The backup to the cloud, by its key, in the menu and in the palette. */
export default defineCommands('sync', {
  backup: { icon: 'cloud', surfaces: { menu: 'backup' }, run: backUp },
})
