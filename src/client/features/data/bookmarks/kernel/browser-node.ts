/** A bookmark, folder or separator of the browser, as Chromium and Firefox give it. */
export interface BrowserNode {
  readonly id: string
  readonly title: string
  /** Of a bookmark, of whatever scheme. */
  readonly url?: string | undefined
  /** What is in a folder. */
  readonly children?: readonly BrowserNode[] | undefined
  /** In Firefox alone, which has separators. */
  readonly type?: string | undefined
  /** Set where an administrator keeps it. */
  readonly unmodifiable?: string | undefined
  /** In milliseconds since 1970. */
  readonly dateAdded?: number | undefined
}

/** Firefox gives separators an address. */
export const isSeparator = ({ type }: Pick<BrowserNode, 'type'>): boolean => type === 'separator'

export const isBrowserFolder = (node: BrowserNode): boolean => node.url === undefined && !isSeparator(node)
