import type { ComponentProps, DragEvent } from 'react'
import type { Bookmark } from '../../../shared/entities/bookmark.ts'
import { Art } from '../../kit/components.ts'
import { hostOf, itemFace, linkProps, tileOfSite, useSiteAt } from '../../kit/desktop.ts'
import { letterColor } from '../../kit/rules.ts'

/** Gives the name with the address, as Firefox does: what takes a dropped link names its tile by it. */
function nameDragged({ dataTransfer }: DragEvent, { name, url }: Bookmark) {
  dataTransfer.setData('text/x-moz-url', `${url}\n${name}`)
  dataTransfer.effectAllowed = 'copyLink'
}

/** The props of a link to a bookmark, which can be dragged to the desktop. */
export function bookmarkLinkProps(bookmark: Bookmark): ComponentProps<'a'> {
  const { name, url } = bookmark
  return {
    href: url,
    ...linkProps(url, 'tab'),
    title: `${name}\n${url}`,
    onDragStart: (event) => nameDragged(event, bookmark),
  }
}

interface BookmarkPictureProps {
  readonly bookmark: Bookmark
  readonly className?: string | undefined
}

/** The picture of a bookmark. */
export function BookmarkPicture({ bookmark, className }: BookmarkPictureProps) {
  return (
    <span className={className} aria-hidden="true">
      <BookmarkArt bookmark={bookmark} />
    </span>
  )
}

/** What a bookmark looks like: the mark of its site in the catalogue, else its first letters in the colour of its host. */
export function BookmarkArt({ bookmark: { id, name, url } }: Pick<BookmarkPictureProps, 'bookmark'>) {
  const site = useSiteAt(url)
  const face =
    site === undefined
      ? ({ at: 'letters', color: letterColor(hostOf(url)) } as const)
      : itemFace({ ...tileOfSite(site), id })
  return <Art face={face} label={name} lazy />
}
