import { type Bookmark, type BookmarkNode, isFolder } from '../../../../shared/entities/bookmark.ts'

const HEAD = `<!DOCTYPE NETSCAPE-Bookmark-file-1>
<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8">
<TITLE>Bookmarks</TITLE>
<H1>Bookmarks</H1>`

/**
 * Writes bookmarks as the file that browsers export and import (Netscape format), with tags as Firefox and Pocket do.
 * `parseNetscape` reads the same tree from it, but for empty folders and a folder that alone is at the top.
 */
export const writeNetscape = (nodes: readonly BookmarkNode[]): string => `${HEAD}\n${listOf(nodes, '')}\n`

const listOf = (nodes: readonly BookmarkNode[], indent: string): string =>
  [`${indent}<DL><p>`, ...nodes.map((node) => entryOf(node, `${indent}    `)), `${indent}</DL><p>`].join('\n')

const entryOf = (node: BookmarkNode, indent: string): string =>
  isFolder(node)
    ? `${indent}<DT><H3>${escapeText(node.name)}</H3>\n${listOf(node.children, indent)}`
    : `${indent}<DT><A ${attributesOf(node)}>${escapeText(node.name)}</A>`

function attributesOf({ url, added, tags }: Bookmark): string {
  const given = {
    HREF: url,
    ...(added > 0 && { ADD_DATE: String(added) }),
    ...(tags.length > 0 && { TAGS: tags.join(',') }),
  }
  return Object.entries(given)
    .map(([name, value]) => `${name}="${escapeText(value)}"`)
    .join(' ')
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escapeText = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)
