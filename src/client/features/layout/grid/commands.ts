import { type Context, defineCommands } from '../../../core/contribute/command.ts'
import { currentGroupIndex, home, tilesOnScreen } from '../../data/home/index.ts'
import { toggleLock } from '../free-layout/lazy.ts'

const isFree = ({ mode, mobile }: Context) => mode === 'free' && !mobile

/** Editing the page on screen: batch mode in the grid; a free page is unlocked, where it is not yet. */
export default defineCommands('grid', {
  edit: {
    icon: 'checklist',
    surfaces: { menu: 'editDesktop' },
    when: (context) => !context.minimal && (!isFree(context) || context.locked) && tilesOnScreen().length > 0,
    run: async (context) => {
      const group = home.get().groups[currentGroupIndex()]
      if (isFree(context) && group !== undefined) toggleLock(group.id)
      else (await import('./lazy.ts')).beginBatch()
    },
  },
})
