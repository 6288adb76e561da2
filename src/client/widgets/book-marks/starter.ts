import { provideBookmarkApp } from '../../kit/desktop.ts'
import type { Starter } from '../../kit/widget.ts'
import { addBookmarks } from './import-files.ts'

/** The app takes bookmarks that come from elsewhere, such as a file that is moved in. */
const start: Starter = () => provideBookmarkApp(addBookmarks)

export default start
