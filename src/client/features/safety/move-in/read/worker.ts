import type { ParsedBookmarks } from '../../../data/bookmarks/lazy.ts'
import type { MoveIn, OfferedWidget, Unreadable } from '../model.ts'
import { moveInOfBookmarks, readMoveIn } from './read-file.ts'

/** What can be read: a file, or the browser's own bookmarks. */
export type Readable = Blob | ParsedBookmarks

/** What the worker is sent. */
export interface ReadRequest {
  readonly given: Readable
  readonly widgets: readonly OfferedWidget[]
}

/** Messages of the worker: progress, then the result, or why the file cannot be had. */
export type ReadMessage =
  | { readonly at: 'progress'; readonly read: number; readonly all: number }
  | { readonly at: 'done'; readonly result: MoveIn | Unreadable }
  | { readonly at: 'failed'; readonly message: string }

const post = (message: ReadMessage): void => self.postMessage(message)

self.onmessage = async ({ data: { given, widgets } }: MessageEvent<ReadRequest>) => {
  try {
    const onProgress = (read: number, all: number) => post({ at: 'progress', read, all })
    const result =
      given instanceof Blob
        ? readMoveIn(new Uint8Array(await given.arrayBuffer()), widgets, onProgress)
        : moveInOfBookmarks(given, widgets, onProgress)
    post({ at: 'done', result })
  } catch (error) {
    post({ at: 'failed', message: String(error) })
  }
}
