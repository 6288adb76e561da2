import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Acknowledged } from './chain.ts'

const SECTION = 'notes'
/** Codes of answers that say that nothing was written. */
const STALE = 4091
const OTHER_EPOCH = 4092

/** What a writer has done. */
export interface Log {
  readonly acknowledged: Acknowledged[]
  readonly refused: string[]
  /** Pushes of which it was never learnt what became of them, as the run ended. */
  readonly unknown: string[]
  /** Items whose push was acknowledged, by section. */
  readonly items: Map<string, string[]>
  /** Answers that came by the memory of operations. */
  duplicates: number
}

interface Writer {
  readonly origin: () => string
  readonly user: string
  readonly token: string
  readonly isOver: () => boolean
  readonly log: Log
}

interface Answer {
  readonly code: number
  readonly data: Record<string, never> & { async_time?: Record<string, number>; epoch?: string; dup?: true }
}

/** Adds items to a section of a user, one after another, over whatever others write, until the run is over. */
export async function write(writer: Writer): Promise<void> {
  const of = `${writer.user} ${SECTION}`
  for (let count = 0; !writer.isOver(); count += 1) {
    const item = `${writer.user}-${randomBytes(4).toString('hex')}-${count}`
    while (!writer.isOver() && !(await add(writer, of, item)));
  }
}

/** Reads, adds and pushes once. @returns whether the item is in the section */
async function add(writer: Writer, of: string, item: string): Promise<boolean> {
  const read = await ask(writer, `nav_info?key=${encodeURIComponent(JSON.stringify([SECTION]))}`)
  if (read === undefined) return false
  const base = read.data.async_time?.[SECTION] ?? 0
  const items: readonly string[] = JSON.parse(read.data[SECTION] ?? '[]')
  const operation = randomBytes(12).toString('hex')
  const push = {
    ...{ op_id: operation, base: { [SECTION]: base }, epoch: read.data.epoch },
    [SECTION]: JSON.stringify([...items, item]),
  }
  const begun = performance.now()
  const answer = await ask(writer, 'update_backup', push) // sent again as it is until there is an answer
  if (answer === undefined) writer.log.unknown.push(operation)
  else if (answer.code === STALE || answer.code === OTHER_EPOCH) writer.log.refused.push(operation)
  else {
    const time = answer.data.async_time?.[SECTION] ?? 0
    writer.log.acknowledged.push({ of, operation, base, time, begun, answered: performance.now() })
    writer.log.items.set(of, [...(writer.log.items.get(of) ?? []), item])
    if (answer.data.dup) writer.log.duplicates += 1
    return true
  }
  return false
}

/** Asks until there is an answer that decides; undefined once the run is over. */
async function ask({ origin, token, isOver }: Writer, call: string, body?: object): Promise<Answer | undefined> {
  while (!isOver()) {
    const answer = await fetch(`${origin()}/users/${call}`, {
      headers: { authorization: token, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
      .then((response): Promise<Answer> => response.json())
      .catch(() => undefined)
    if (answer !== undefined && answer.code !== 429 && answer.code !== 503 && answer.code !== 500) return answer
    await wait(answer === undefined ? 20 : 200)
  }
  return undefined
}
