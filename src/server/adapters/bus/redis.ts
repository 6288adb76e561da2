import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type { Log } from '../../core/log.ts'
import { BUS_TOPICS, type Bus, type BusTopic } from '../../core/ports/bus.ts'
import type { Redis } from '../redis/open-redis.ts'
import { openInProcessBus } from './in-process.ts'

const envelope = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ from: v.string(), topic: v.picklist(Object.keys(BUS_TOPICS) as BusTopic[]), value: v.unknown() }),
)

/**
 * The bus of several nodes, by Redis. What the own node tells arrives here before `publish` returns, also while Redis is
 * away; what it tells others then is lost.
 * @param channel the same for all nodes of a database, and for no others
 */
export function openRedisBus(redis: Redis, channel: string, log: Log): Bus {
  const own = openInProcessBus(log)
  const from = randomUUID()
  const listeners = new Set<() => void>()
  redis.subscribe(channel, (text) => {
    const told = v.safeParse(envelope, text)
    if (told.success && told.output.from === from) return
    const value = told.success ? v.safeParse(BUS_TOPICS[told.output.topic], told.output.value) : told
    if (told.success && value.success) own.publish(told.output.topic, value.output as never)
    else log.warn({ bytes: text.length }, 'another node tells something that this one does not know')
  })
  redis.onUp(() => {
    for (const lookAgain of listeners) lookAgain()
  })
  return {
    ...own,
    publish(topic, value) {
      own.publish(topic, value)
      // lost if Redis is away, which its own log tells
      redis.ask((client) => client.publish(channel, JSON.stringify({ from, topic, value }))).catch(() => {})
    },
    onMissed(lookAgain) {
      listeners.add(lookAgain)
      return () => void listeners.delete(lookAgain)
    },
  }
}
