import { type BrowserNode, isBrowserFolder } from '../../../data/bookmarks/kernel/browser-node.ts'

/** A folder of the browser's that can be bound. */
export interface FolderChoice {
  readonly id: string
  readonly name: string
  /** The names of the folders around it, from the top. */
  readonly path: readonly string[]
  readonly node: BrowserNode
}

/** All folders of the browser's tree in its order, but for those that an administrator keeps. */
export const folderChoices = (nodes: readonly BrowserNode[], path: readonly string[] = []): readonly FolderChoice[] =>
  nodes.flatMap((node) => {
    if (!isBrowserFolder(node) || node.unmodifiable !== undefined) return []
    const { id, title: name } = node
    return [{ id, name, path, node }, ...folderChoices(node.children ?? [], [...path, name])]
  })
