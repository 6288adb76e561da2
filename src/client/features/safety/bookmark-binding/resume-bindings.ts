import { allowBrowserBookmarks } from '../../data/bookmarks/lazy.ts'
import { messages } from './messages.ts'

/** Lets the browser ask again for its bookmarks; to be called by what handles a press. Says so where it does not allow it. */
export const resumeBindings = (): Promise<boolean> => allowBrowserBookmarks(() => messages('notAllowed'))
