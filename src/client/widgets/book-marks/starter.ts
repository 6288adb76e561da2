import type { Starter } from '../../core/contribute/starter.ts'
import { provideBookmarkApp } from '../../features/data/bookmarks/lazy.ts'
import { addBookmarks } from './import-files.ts'

/** The app takes bookmarks that come from elsewhere, such as a file that is moved in. */
const start: Starter = () => provideBookmarkApp(addBookmarks)

export default start
