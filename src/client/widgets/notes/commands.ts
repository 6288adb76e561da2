import { defineCommands } from '../../kit/widget.ts'
import { openQuickNote } from './quick-note/open-quick-note.ts'

export default defineCommands('notes', {
  quickNote: {
    icon: 'note',
    key: 'Ctrl+Alt+N',
    reach: 'everywhere',
    surfaces: { palette: 'suggested' },
    run: openQuickNote,
  },
})
