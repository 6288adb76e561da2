import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type { Log } from '../../core/log.ts'
import { BUS_TOPICS, type Bus, type BusTopic } from '../../core/ports/bus.ts'
import type { Redis } from '../redis/open-redis.ts'
import { openInProcessBus } from './in-process.ts'

const from = v.string()
const envelope = v.pipe(
  v.string(),
  v.parseJson(),
  v.union([
    v.object({ from, topic: v.picklist(Object.keys(BUS_TOPICS) as BusTopic[]), value: v.unknown() }),
    // of a node that has failed to tell something, or has come: others may have missed what only it knew
    v.object({ from, isMissed: v.literal(true) }),
  ]),
)

/**
 * The bus of several nodes, by Redis. What the own node tells arrives here before `publish` returns, also while Redis is
 * away; what it tells others then is lost, and they are told so afterwards.
 * @param channel the same for all nodes of a database, and for no others
 */
export function openRedisBus(redis: Redis, channel: string, log: Log): Bus {
  const own = openInProcessBus(log)
  const node = randomUUID()
  const listeners = new Set<() => void>()
  let isMissed = true
  const lookAgain = () => {
    for (const each of listeners) each()
  }
  const send = async (said: object): Promise<boolean> =>
    redis
      .ask((client) => client.publish(channel, JSON.stringify({ from: node, ...said })))
      .then(
        () => true,
        () => false, // Redis is away, which its own log tells
      )
  const tellMissed = async () => {
    isMissed = !(await send({ isMissed: true }))
  }
  redis.subscribe(channel, (text) => {
    const { success, output } = v.safeParse(envelope, text)
    const told = success ? output : undefined
    if (told?.from === node) return
    if (told !== undefined && 'isMissed' in told) return lookAgain()
    const value = told && v.safeParse(BUS_TOPICS[told.topic], told.value)
    if (told !== undefined && value?.success) own.publish(told.topic, value.output as never)
    else log.warn({ bytes: text.length }, 'another node tells something that this one does not know')
  })
  redis.onUp(() => {
    lookAgain()
    if (isMissed) void tellMissed()
  })
  void tellMissed()
  return {
    ...own,
    publish(topic, value) {
      own.publish(topic, value)
      void send({ topic, value }).then((isSent) => {
        isMissed ||= !isSent
        if (!isSent && redis.isUp()) void tellMissed() // it is back already
      })
    },
    onMissed(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
