import { provideBookmarkApp } from '../../kit/desktop.ts'
import { defineStart } from '../../kit/widget.ts'
import { addImported } from './bookmark-files.ts'

/** The app takes bookmarks that come from elsewhere, such as a file that is moved in. */
export default defineStart({ at: 'idle', run: () => provideBookmarkApp(addImported) })
