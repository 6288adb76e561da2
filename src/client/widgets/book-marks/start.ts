import { provideBookmarkApp, provideTileEntries } from '../../kit/desktop.ts'
import { defineStart } from '../../kit/widget.ts'
import { addImported } from './bookmark-files.ts'
import { tileEntries } from './tile/tile-menu.ts'

/** The app takes bookmarks that come from elsewhere, such as a file that is moved in, and its tiles show a chosen folder. */
export default defineStart({
  at: 'idle',
  run() {
    provideBookmarkApp(addImported)
    provideTileEntries('book-marks', tileEntries)
  },
})
