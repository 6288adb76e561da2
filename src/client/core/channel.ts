/** Messages to the other tabs of this browser; a tab never hears itself. */
export interface Channel {
  readonly writer: string
  post(topic: string, message: unknown): void
  listen(topic: string, listener: (message: unknown) => void): () => void
}

interface Letter {
  readonly writer: string
  readonly topic: string
  readonly message: unknown
}

/** Opens the channel. Every letter carries its writer's id, so that an echo is never taken for news. */
export function openChannel(name: string, writer = createId()): Channel {
  const listeners = new Map<string, Set<(message: unknown) => void>>()
  const wire = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name)
  wire?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isLetter(data) || data.writer === writer) return
    for (const listener of listeners.get(data.topic) ?? []) listener(data.message)
  })
  return {
    writer,
    post: (topic, message) => wire?.postMessage({ writer, topic, message } satisfies Letter),
    listen(topic, listener) {
      const heard = listeners.get(topic) ?? new Set()
      listeners.set(topic, heard.add(listener))
      return () => heard.delete(listener)
    },
  }
}

/** A new id, unique among everything this browser and others make. Works on pages without a secure context too. */
export function createId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function isLetter(data: unknown): data is Letter {
  return typeof data === 'object' && data !== null && 'writer' in data && 'topic' in data && 'message' in data
}
