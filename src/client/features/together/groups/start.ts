import { defineStart } from '../../../core/contribute/start.ts'
import { send } from '../../../ui/icons/paths.ts'
import { provideGroupEntries } from '../../desk/tiles/lazy.ts'
import { messages } from './messages.ts'
import { openShare } from './share/open-share.ts'

/** The menu of a group shares it, from the first menu on. */
export default defineStart({
  at: 'messages',
  run: () =>
    provideGroupEntries((group) => [
      { id: 'share', label: messages('share'), icon: send, run: () => openShare(group) },
    ]),
})
