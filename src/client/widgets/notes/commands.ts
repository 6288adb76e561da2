import { defineCommands } from '../../kit/widget.ts'

export default defineCommands('notes', {
  quickNote: {
    icon: 'note',
    key: 'Ctrl+Alt+N',
    reach: 'everywhere',
    surfaces: { palette: 'suggested' },
    run: async () => (await import('./quick-note/open-quick-note.ts')).openQuickNote(),
  },
})
