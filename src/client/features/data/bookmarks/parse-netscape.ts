import { Parser } from 'htmlparser2'
import { BOOKMARK_LIMITS, type BookmarkNode } from '../../../../shared/entities/bookmark.ts'
import { oneLine } from '../../../../shared/lib/text/one-line.ts'
import { isInternalUrl, safeUrl } from '../../../../shared/lib/url/safe-url.ts'
import { createId } from '../../../core/tabs/channel.ts'
import { parseTags } from '../../../lib/text/tags.ts'
import { type ParsedBookmarks, type Skipped, type SkippedBookmark, unwrapped } from './parsed-bookmarks.ts'

/** A bookmark while its name is read: the attributes of its `<A>`. */
interface OpenLink {
  readonly href: string
  readonly icon: string
  readonly tags: string
  /** Seconds since 1970; some programs write milliseconds or microseconds. */
  readonly added: string
}

/** A folder while its list is read. */
interface OpenFolder {
  readonly id: string
  readonly name: string
  readonly children: BookmarkNode[]
}

/**
 * Reads the bookmarks file that browsers export (Netscape format): `<DT><H3>` names the folder of the `<DL>` after it,
 * `<DT><A HREF>` is a bookmark. End tags may be missing, as browsers leave them out. Empty folders are dropped, a
 * folder without a name and the only folder of a file give their places to what is in them.
 * @param limit bookmarks that are kept
 */
export function parseNetscape(html: string, limit: number = BOOKMARK_LIMITS.nodes): ParsedBookmarks {
  const top: OpenFolder = { id: '', name: '', children: [] }
  const open: OpenFolder[] = []
  let folderName = ''
  let link: OpenLink | undefined
  let text: string | undefined
  let count = 0
  let title = ''
  let heading = ''
  const icons = new Map<string, string>()
  const skipped: SkippedBookmark[] = []
  const emptyFolders: Skipped[] = []

  const path = () => open.slice(1).map(({ name }) => name)
  const addBookmark = (name: string) => {
    const { href: address, icon, tags, added } = link ?? NO_LINK
    const url = safeUrl(address)
    const folder = open.at(-1)
    if (url === undefined || isInternalUrl(url) || folder === undefined || count >= limit) {
      skipped.push({ name, address, path: path() })
      return
    }
    count++
    const id = createId()
    folder.children.push({
      ...{ id, name: name || oneLine(url, BOOKMARK_LIMITS.nameLength), url },
      ...{ tags: parseTags(tags), added: secondsOf(added) },
    })
    if (icon.startsWith('data:')) icons.set(id, icon)
  }
  const endText = () => {
    const name = oneLine(text ?? '', BOOKMARK_LIMITS.nameLength)
    text = undefined
    return name
  }
  const endLink = () => {
    if (link === undefined) return
    addBookmark(endText())
    link = undefined
  }
  const parser = new Parser({
    onopentag(tag, { href = '', icon = '', tags = '', add_date: added = '' }) {
      if (tag === 'a') {
        endLink()
        link = { href, icon, tags, added }
        text = ''
      } else if (tag === 'h3' || tag === 'title' || tag === 'h1') {
        endLink()
        text = ''
      } else if (tag === 'dl') {
        endLink()
        const isFolder = open.length > 0 && open.length <= BOOKMARK_LIMITS.depth && folderName !== ''
        open.push(isFolder ? { id: createId(), name: folderName, children: [] } : (open.at(-1) ?? top))
        folderName = ''
      } else if (tag === 'dt' || tag === 'dd') endLink()
    },
    ontext(part) {
      if (text !== undefined) text += part
    },
    onclosetag(tag) {
      if (tag === 'a') endLink()
      else if (tag === 'h3') folderName = endText()
      else if (tag === 'title') title = endText()
      else if (tag === 'h1') heading = endText()
      else if (tag === 'dl') closeFolder()
    },
  })
  function closeFolder() {
    endLink()
    const folder = open.pop()
    const parent = open.at(-1)
    if (folder === undefined || parent === undefined || folder === parent) return
    if (folder.children.length > 0) parent.children.push(folder)
    else emptyFolders.push({ name: folder.name, path: path() })
  }
  parser.end(html)
  while (open.length > 0) closeFolder()
  const { name, children } = unwrapped({ ...top, name: heading === title ? '' : heading })
  return { folder: name, nodes: children, icons, skipped, emptyFolders }
}

const NO_LINK: OpenLink = { href: '', icon: '', tags: '', added: '' }

/** The largest time that is one in seconds; a larger one is in smaller units. */
const LATEST_SECONDS = 99_999_999_999

/** A date of the file in seconds since 1970; 0 where it has none. */
function secondsOf(date: string): number {
  const written = /^\d+$/.test(date) ? Number(date) : 0
  const unit = written <= LATEST_SECONDS ? 1 : written <= LATEST_SECONDS * 1000 ? 1000 : 1_000_000
  const seconds = Math.floor(written / unit)
  return seconds <= LATEST_SECONDS ? seconds : 0
}
