/** What the browser says of the storage of this page; undefined where it does not say. */
export interface StorageFacts {
  /** In bytes; the browser rounds and pads them. */
  readonly usage: number | undefined
  readonly quota: number | undefined
  /** Whether the browser keeps it even when space runs low. */
  readonly isPersisted: boolean | undefined
}
