import type { ComponentProps, DragEvent } from 'react'
import type { Bookmark } from '../../../shared/entities/bookmark.ts'
import { linkProps, SiteArt } from '../../kit/desktop.ts'

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

/** The picture of a bookmark: that of its site. */
export function BookmarkPicture({ bookmark, className }: BookmarkPictureProps) {
  return (
    <span className={className} aria-hidden="true">
      <SiteArt name={bookmark.name} url={bookmark.url} />
    </span>
  )
}
