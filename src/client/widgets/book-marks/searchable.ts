import { createElement } from 'react'
import { defineSearchables } from '../../core/contribute/searchable.ts'
import { openUrl } from '../../core/page/open-url.ts'
import { hostOf } from '../../features/data/home/index.ts'
import { letterColor } from '../../lib/tile/letter-color.ts'
import { Art } from '../../ui/components/tile-frame/TileFrame.tsx'
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
