import { extensionApi } from '../../../core/browser/extension-api.ts'
import { defineStart } from '../../../core/contribute/start.ts'
import { provideGroupEntries, provideTileEntries } from '../../desk/tiles/lazy.ts'
import { bookmarkBindings } from './document.ts'
import { folderEntries, groupEntries } from './entries.ts'
import { markBound } from './mark-bound.ts'

/** Only pages of the extension have the browser's bookmarks: those of the web show nothing of it. */
export default defineStart(
  {
    at: 'messages',
    run() {
      if (extensionApi() === undefined) return
      provideGroupEntries(groupEntries)
      provideTileEntries('folder', folderEntries)
      markBound()
      bookmarkBindings.subscribe(markBound)
    },
  },
  {
    at: 'idle',
    run(context) {
      if (extensionApi() === undefined) return
      const begin = () => {
        if (bookmarkBindings.get().bindings.length === 0) return
        stop()
        void import('./follow-bindings.ts').then(({ followBindings }) => followBindings(context))
      }
      const stop = bookmarkBindings.subscribe(begin)
      begin()
    },
  },
)
