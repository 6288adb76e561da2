import { createElement } from 'react'
import { openUrl, SiteArt } from '../../kit/desktop.ts'
import { addressesIn, addressTarget, bareAddress } from '../../kit/rules.ts'
import { defineSearchables } from '../../kit/widget.ts'
import { openAddDialog } from './dialogs/open-dialogs.ts'
import { bookMarks } from './document.ts'
import { messages } from './messages.ts'
import { bookmarksIn, findableBookmark } from './model.ts'

export default defineSearchables('book-marks', {
  bookmarks: {
    kind: 'content',
    icon: 'bookmark',
    list: () =>
      bookmarksIn(bookMarks.get()).map(({ bookmark, path }) => ({
        ...findableBookmark({ bookmark, path }),
        target: addressTarget(bookmark.url),
        ...(path.length > 0 && { hint: path.join(' › ') }),
        draw: () => createElement(SiteArt, { name: bookmark.name, url: bookmark.url }),
        run: () => openUrl(bookmark.url, 'tab'),
      })),
    subscribe: bookMarks.subscribe,
  },
  add: {
    kind: 'command',
    icon: 'bookmark',
    list: () => [],
    takesAddresses: true,
    fallback(text) {
      const [url] = addressesIn(text)
      if (url === undefined) return undefined
      return {
        id: 'add',
        title: messages('addAddress', { address: bareAddress(url) }),
        run: () => openAddDialog('', url),
      }
    },
  },
})
