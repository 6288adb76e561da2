import { useEffect, useState } from 'preact/hooks'

/** Where browsers know trusted types, the address of a script must be one. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string }
}

let policy: { createScriptURL(url: string): string } | undefined

/** The worker of a script that the page has in it: an opaque origin cannot fetch one. */
function startWorker(source: string): Worker {
  const url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }))
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes }
  policy ??= trustedTypes?.createPolicy('game-worker', { createScriptURL: (address) => address }) ?? {
    createScriptURL: (address) => address,
  }
  const worker = new Worker(policy.createScriptURL(url))
  URL.revokeObjectURL(url)
  return worker
}

/** Somebody who thinks in a worker, one question at a time. */
export interface Thinker<Question, Answer> {
  /** Rejects if it is asked something else meanwhile, or is told to stop. */
  ask(question: Question): Promise<Answer>
  /** Forgets what it is thinking about. */
  stop(): void
}

/**
 * Lets a worker think. Its program answers each message by one message.
 * @param source of the worker's program, as `import source from './ai.worker.ts?source'` gives it
 */
export function createThinker<Question, Answer>(source: string): Thinker<Question, Answer> {
  let worker: Worker | undefined
  let asked: PromiseWithResolvers<Answer> | undefined
  const stop = () => {
    if (asked === undefined) return
    // what it thinks about cannot be interrupted
    worker?.terminate()
    worker = undefined
    asked.reject(new Error('asked something else'))
    asked = undefined
  }
  return {
    ask(question) {
      stop()
      const answer = Promise.withResolvers<Answer>()
      asked = answer
      worker ??= startWorker(source)
      worker.onmessage = ({ data }: MessageEvent<Answer>) => {
        asked = undefined
        answer.resolve(data)
      }
      worker.onerror = ({ message }) => {
        worker?.terminate()
        worker = undefined
        asked = undefined
        answer.reject(new Error(message))
      }
      worker.postMessage(question)
      return answer.promise
    },
    stop,
  }
}

/** A thinker for a view, which stops when the view goes. */
export function useThinker<Question, Answer>(source: string): Thinker<Question, Answer> {
  const [thinker] = useState(() => createThinker<Question, Answer>(source))
  useEffect(() => thinker.stop, [thinker])
  return thinker
}
