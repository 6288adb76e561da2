import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { CODE } from '../../../src/shared/api/endpoint.ts'
import type { Section } from '../../../src/shared/entities/section.ts'
import type { Acknowledged } from './chain.ts'
import type { Answer, Send } from './send.ts'

/** Answers after which the same is asked again: too many, an error, a database that is away, a full disk. */
const RETRIED: ReadonlySet<number> = new Set([CODE.tooMany, CODE.failed, CODE.unavailable, CODE.full])
/** Those that say when: whoever gets one without it would ask at once. */
const TELLS_WHEN: ReadonlySet<number> = new Set([CODE.tooMany, CODE.unavailable])

/** An item that was added by an acknowledged push. */
interface Added extends Acknowledged {
  readonly item: string
}

/** What writers have done. */
export interface Log {
  readonly acknowledged: Added[]
  readonly refused: string[]
  /** Pushes of which it was never learnt what became of them, as the run ended. */
  readonly unknown: string[]
  /** How often each code was answered. */
  readonly codes: Map<number, number>
  /** Answers that came by the memory of operations. */
  duplicates: number
  /** Answers to ask again later that did not say when. */
  withoutTime: number
  /** Calls that got no answer. */
  unanswered: number
}

export const newLog = (): Log => ({
  ...{ acknowledged: [], refused: [], unknown: [], codes: new Map(), duplicates: 0 },
  ...{ withoutTime: 0, unanswered: 0 },
})

/** A device of a user. */
export interface Writer {
  readonly send: Send
  readonly user: string
  readonly token: string
  readonly section: Section
  /** Between two items, in ms: a user may push and pull sixty times a minute. */
  readonly pauseMs: number
  readonly isOver: () => boolean
  readonly log: Log
}

/** Adds items to a section of a user, one after another, over whatever others write, until the run is over. */
export async function write(writer: Writer): Promise<void> {
  for (let count = 0; !writer.isOver(); count += 1) {
    const item = `${writer.user}-${randomBytes(4).toString('hex')}-${count}`
    while (!writer.isOver() && !(await add(writer, item)));
    if (!writer.isOver() && writer.pauseMs > 0) await wait(writer.pauseMs)
  }
}

/** Reads, adds and pushes once. @returns whether the item is in the section */
async function add(writer: Writer, item: string): Promise<boolean> {
  const { section, log } = writer
  const of = `${writer.user} ${section}`
  const read = await ask(writer, `nav_info?key=${encodeURIComponent(JSON.stringify([section]))}`)
  if (read === undefined) return false
  const base = read.data.async_time?.[section] ?? 0
  const items: readonly string[] = JSON.parse(read.data[section] ?? '[]')
  const operation = randomBytes(12).toString('hex')
  const push = {
    ...{ op_id: operation, base: { [section]: base }, epoch: read.data.epoch },
    [section]: JSON.stringify([...items, item]),
  }
  const begun = performance.now()
  const answer = await ask(writer, 'update_backup', push) // sent again as it is until there is an answer
  if (answer === undefined) log.unknown.push(operation)
  else if (answer.code === CODE.stale || answer.code === CODE.otherEpoch) log.refused.push(operation)
  else if (answer.code === CODE.ok) {
    const time = answer.data.async_time?.[section] ?? 0
    log.acknowledged.push({ of, operation, item, base, time, begun, answered: performance.now() })
    if (answer.data.dup) log.duplicates += 1
    return true
  } else throw new Error(`a push was answered by ${answer.code}`)
  return false
}

/** Asks until there is an answer that decides; undefined once the run is over. */
async function ask({ send, token, isOver, log }: Writer, name: string, body?: object): Promise<Answer | undefined> {
  while (!isOver()) {
    const answer = await send({ name, token, body }).catch(() => undefined)
    if (answer === undefined) log.unanswered += 1
    else {
      log.codes.set(answer.code, (log.codes.get(answer.code) ?? 0) + 1)
      if (TELLS_WHEN.has(answer.code) && !answer.isTimeTold) log.withoutTime += 1
      if (!RETRIED.has(answer.code)) return answer
    }
    await wait(answer === undefined ? 20 : 200)
  }
  return undefined
}
