import { trustedScriptUrl } from './trusted-url.ts'

/**
 * Asks a worker of our own one thing, and ends it.
 * @param url of its module (`?worker&url`), which answers a message by one
 * @param timeoutMs after which it is ended without an answer; without it never
 * @returns its answer. Rejects if it fails or takes too long
 */
export function askWorker<Answer>(url: string, question: unknown, timeoutMs?: number): Promise<Answer> {
  const worker = new Worker(trustedScriptUrl(url), { type: 'module' })
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  worker.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data)
  worker.onerror = ({ message }) => reject(new Error(message))
  const timer = timeoutMs === undefined ? undefined : setTimeout(() => reject(new Error('too slow')), timeoutMs)
  worker.postMessage(question)
  return promise.finally(() => {
    clearTimeout(timer)
    worker.terminate()
  })
}
