import { defineCommands } from '../../../core/contribute/command.ts'
import { openPalette } from './open-palette.ts'

export default defineCommands('palette', {
  open: { icon: 'bolt', surfaces: { palette: 'hidden' }, key: 'Ctrl+K', reach: 'windows', run: () => openPalette() },
})
