import type { MoveIn, OfferedWidget, Unreadable } from '../model.ts'
import { readMoveIn } from './read-file.ts'

/** The file that the worker is sent. */
export interface ReadRequest {
  readonly file: Blob
  readonly widgets: readonly OfferedWidget[]
}

/** Messages of the worker: progress, then the result, or why the file cannot be had. */
export type ReadMessage =
  | { readonly at: 'progress'; readonly read: number; readonly all: number }
  | { readonly at: 'done'; readonly result: MoveIn | Unreadable }
  | { readonly at: 'failed'; readonly message: string }

const post = (message: ReadMessage): void => self.postMessage(message)

self.onmessage = async ({ data: { file, widgets } }: MessageEvent<ReadRequest>) => {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    post({ at: 'done', result: readMoveIn(bytes, widgets, (read, all) => post({ at: 'progress', read, all })) })
  } catch (error) {
    post({ at: 'failed', message: String(error) })
  }
}
