import { describeError, type Log } from '../../core/log.ts'
import type { Bus, BusTopic } from '../../core/ports/bus.ts'

/** The bus of a server that is the only node: what is told arrives before `publish` returns. */
export function openInProcessBus(log: Log): Bus {
  const receivers = new Map<BusTopic, Set<(value: never) => void>>()
  return {
    publish(topic, value) {
      for (const receive of receivers.get(topic) ?? [])
        try {
          receive(value as never)
        } catch (error) {
          log.error({ topic, ...describeError(error) }, 'what was told could not be received')
        }
    },
    subscribe(topic, receive) {
      const those = receivers.get(topic) ?? new Set()
      receivers.set(topic, those.add(receive))
      return () => void those.delete(receive)
    },
    onMissed: () => () => {},
  }
}
