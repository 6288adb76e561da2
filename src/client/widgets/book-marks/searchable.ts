import { createElement } from 'react'
import { Art } from '../../kit/components.ts'
import { hostOf, openUrl } from '../../kit/desktop.ts'
import { letterColor } from '../../kit/rules.ts'
import { defineSearchables } from '../../kit/widget.ts'
import { bookMarks } from './document.ts'
import { bookmarksIn } from './model.ts'

export default defineSearchables('book-marks', {
  bookmarks: {
    kind: 'content',
    icon: 'bookmark',
    list: () =>
      bookmarksIn(bookMarks.get()).map(({ bookmark: { id, name, url }, path }) => ({
        id,
        title: name,
        keywords: [hostOf(url)],
        ...(path.length > 0 && { hint: path.join(' › ') }),
        draw: () => createElement(Art, { face: { at: 'letters', color: letterColor(hostOf(url)) }, label: name }),
        run: () => openUrl(url, 'tab'),
      })),
    subscribe: bookMarks.subscribe,
  },
})
