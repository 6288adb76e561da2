import { trustedScriptUrl } from '../../../../core/page/trusted-url.ts'
import {
  HEAD_BYTES,
  limitOf,
  MOVE_IN_LIMITS,
  type MoveIn,
  type OfferedWidget,
  type OnProgress,
  type Unreadable,
} from '../model.ts'
import type { Readable, ReadMessage, ReadRequest } from './worker.ts'
import workerUrl from './worker.ts?worker&url'

interface ReadOptions {
  /** Ends the reading; the promise is then rejected with the signal's reason. */
  readonly signal?: AbortSignal
  readonly onProgress?: OnProgress
}

/** Reads a file as `readMoveIn` does, or bookmarks, beside the page. Rejects if it is cancelled, or the file or worker fails. */
export async function readInWorker(
  given: Readable,
  widgets: readonly OfferedWidget[],
  { signal, onProgress }: ReadOptions = {},
): Promise<MoveIn | Unreadable> {
  signal?.throwIfAborted()
  if (given instanceof Blob && given.size > MOVE_IN_LIMITS.bytes) {
    const head = new Uint8Array(await given.slice(0, HEAD_BYTES).arrayBuffer())
    if (given.size > limitOf(head)) return { problem: 'large' }
  }
  const { promise, resolve, reject } = Promise.withResolvers<MoveIn | Unreadable>()
  const worker = new Worker(trustedScriptUrl(workerUrl), { type: 'module' })
  const cancel = () => reject(signal?.reason)
  signal?.addEventListener('abort', cancel)
  worker.onmessage = ({ data }: MessageEvent<ReadMessage>) => {
    if (data.at === 'done') resolve(data.result)
    else if (data.at === 'failed') reject(new Error(data.message))
    else onProgress?.(data.read, data.all)
  }
  worker.onerror = ({ message }) => reject(new Error(message))
  worker.postMessage({ given, widgets: widgets.map(offered) } satisfies ReadRequest)
  return promise.finally(() => {
    signal?.removeEventListener('abort', cancel)
    worker.terminate()
  })
}

/** Without a widget's views, which cannot be sent. */
const offered = ({ id, sizes, size }: OfferedWidget): OfferedWidget => ({ id, sizes, size })
