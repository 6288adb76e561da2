import type { DragEvent } from 'react'
import type { Bookmark } from '../../../shared/entities/bookmark.ts'
import { Art } from '../../kit/components.ts'
import { hostOf, linkProps } from '../../kit/desktop.ts'
import { letterColor } from '../../kit/rules.ts'

interface Props {
  readonly bookmark: Bookmark
  readonly className?: string | undefined
  /** A second line: the host, or where it is. */
  readonly note?: string
}

/** Gives the name with the address, as Firefox does: what takes a dropped link names its tile by it. */
function nameDragged({ dataTransfer }: DragEvent, { name, url }: Bookmark) {
  dataTransfer.setData('text/x-moz-url', `${url}\n${name}`)
  dataTransfer.effectAllowed = 'copyLink'
}

/** A bookmark as a link, which can be dragged to the desktop. */
export function BookmarkLink({ bookmark, className, note }: Props) {
  const { name, url } = bookmark
  return (
    <a
      href={url}
      {...linkProps(url, 'tab')}
      className={className}
      title={`${name}\n${url}`}
      onDragStart={(event) => nameDragged(event, bookmark)}
    >
      <span aria-hidden="true">
        <Art face={{ at: 'letters', color: letterColor(hostOf(url)) }} label={name} />
      </span>
      <b>{name}</b>
      {note === undefined ? null : <small>{note}</small>}
    </a>
  )
}
