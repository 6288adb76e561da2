import type { ComponentProps, DragEvent } from 'react'
import type { Bookmark } from '../../../shared/entities/bookmark.ts'
import { Art } from '../../kit/components.ts'
import { hostOf, linkProps } from '../../kit/desktop.ts'
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

/** The picture of a bookmark: its first letters in the colour of its host. */
export function BookmarkPicture({ bookmark: { name, url }, className }: BookmarkPictureProps) {
  return (
    <span className={className} aria-hidden="true">
      <Art face={{ at: 'letters', color: letterColor(hostOf(url)) }} label={name} />
    </span>
  )
}
