import { type Context, defineCommands } from '../../../core/contribute/command.ts'
import { describeStep } from './steps/describe-step.ts'
import { takeStep } from './steps/take-step.ts'

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
  undo: {
    icon: 'undo',
    surfaces: { menu: 'undo' },
    enabled: ({ canUndo }: Context) => canUndo,
    describe: () => describeStep('undo'),
    run: () => takeStep('undo'),
  },
  redo: {
    icon: 'redo',
    surfaces: { menu: 'redo' },
    otherKey: 'Ctrl+Y',
    enabled: ({ canRedo }: Context) => canRedo,
    describe: () => describeStep('redo'),
    run: () => takeStep('redo'),
  },
})
