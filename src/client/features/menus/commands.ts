import { type Context, defineCommands } from '../../core/command.ts'
import { history } from '../../core/history.ts'

const isFull = () => document.fullscreenElement !== null

/** The commands of the page itself: reload, fullscreen, undo and redo. */
export default defineCommands('menus', {
  refresh: { icon: 'refresh', surfaces: { menu: 'refresh' }, run: () => location.reload() },
  fullscreen: {
    icon: 'maximize',
    surfaces: { menu: 'fullscreen' },
    when: () => document.fullscreenEnabled,
    label: () => (isFull() ? 'exitFullscreen' : 'fullscreen'),
    run: () => (isFull() ? document.exitFullscreen() : document.documentElement.requestFullscreen()),
  },
  undo: { icon: 'history', key: 'Ctrl+Z', when: ({ canUndo }: Context) => canUndo, run: () => void history.undo() },
  redo: {
    icon: 'repeat',
    key: 'Ctrl+Shift+Z',
    when: ({ canRedo }: Context) => canRedo,
    run: () => void history.redo(),
  },
})
