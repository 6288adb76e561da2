import { defineCommands } from '../../../core/contribute/command.ts'
import { openSettings } from './open.ts'

export default defineCommands('settings', {
  open: { icon: 'settings', surfaces: { menu: 'settings', palette: 'suggested' }, run: () => openSettings() },
})
