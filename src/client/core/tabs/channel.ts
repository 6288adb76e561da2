/** Messages to the other tabs of this browser; a tab never receives its own. */
export interface Channel {
  readonly writer: string
  post(topic: string, message: unknown): void
  listen(topic: string, listener: (message: unknown) => void): () => void
}

interface ChannelMessage {
  readonly writer: string
  readonly topic: string
  readonly message: unknown
}

/** Opens the channel. Every message carries its writer's id, so that a tab ignores its own. */
export function openChannel(name: string, writer = createId()): Channel {
  const listeners = new Map<string, Set<(message: unknown) => void>>()
  const broadcast = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name)
  broadcast?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const { writer: sender, topic = '', message }: Partial<ChannelMessage> = Object(data)
    if (sender !== writer) for (const listener of listeners.get(topic) ?? []) listener(message)
  })
  return {
    writer,
    post: (topic, message) => broadcast?.postMessage({ writer, topic, message } satisfies ChannelMessage),
    listen(topic, listener) {
      const ofTopic = listeners.get(topic) ?? new Set()
      listeners.set(topic, ofTopic.add(listener))
      return () => ofTopic.delete(listener)
    },
  }
}

/** A new globally unique id; unlike `crypto.randomUUID` it works without a secure context. */
export function createId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
