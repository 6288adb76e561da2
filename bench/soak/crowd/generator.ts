/** A process that plays a part of the crowd, as its parent tells it: people who open pages, log in, edit and chat. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Request } from '../../capacity/model.ts'
import { nowMs, sentAt } from '../../chat/timed-message.ts'
import { openPeople, type People } from './people.ts'
import type { Deed, FromGenerator, Plan, Report, Stretch, ToGenerator } from './plan.ts'
import { oneOf } from './sockets.ts'

/** For how long answers are awaited at the end of a stretch, in ms. */
const PATIENCE_MS = 10_000
/** What the last messages may take to arrive, in ms. */
const LATE_MS = 300
/** Requests of a kind that are under way at most: who has waited so long goes away. */
const MAX_PENDING = 400

let failures: Record<string, number> = {}
let arrivals = new Map<number, number>()
let deliveries = 0
const fail = (what: string): void => {
  failures[what] = (failures[what] ?? 0) + 1
}

function hear(message: Buffer): void {
  deliveries += 1
  const sent = sentAt(message)
  arrivals.set(sent, nowMs() - sent)
}

/** Does something as often as is told, at moments that are random but never far apart. @returns once it is over, and all of it is answered or given up */
async function pace(perSecond: number, until: number, run: (dueAt: number) => Promise<void>): Promise<void> {
  const pending = new Set<Promise<void>>()
  for (let dueAt = performance.now(); ; ) {
    dueAt += (2 * Math.random() * 1000) / perSecond
    if (dueAt > until) break
    const early = dueAt - performance.now()
    if (early > 0) await wait(early)
    if (pending.size >= MAX_PENDING) {
      fail('nobody waits so long')
      continue
    }
    const one = run(dueAt).finally(() => pending.delete(one))
    pending.add(one)
  }
  await Promise.race([Promise.all(pending), wait(PATIENCE_MS, undefined, { ref: false })])
}

async function play({ people: all }: Plan, people: People, { rates, ms }: Stretch): Promise<Report> {
  failures = {}
  arrivals = new Map()
  deliveries = 0
  const times = new Map<Request, number[]>()
  const timesOf = (request: Request): number[] => {
    const known = times.get(request) ?? []
    times.set(request, known)
    return known
  }
  const [bytes, processor, until] = [people.bytes(), process.cpuUsage(), performance.now() + ms]
  const act = (deed: Deed) => async (dueAt: number) => {
    if (deed === 'message') return void (people.say() || fail('message: no reader'))
    const person = oneOf(all)
    if (person === undefined) return
    await people.does[deed](person).then(
      () => void timesOf(deed).push(performance.now() - dueAt),
      (error: unknown) => fail(`${deed}: ${error instanceof Error ? error.message : error}`),
    )
  }
  const deeds = Object.entries(rates) as [Deed, number][]
  await Promise.all([
    wait(ms),
    ...deeds.filter(([, rate]) => rate > 0).map(([deed, rate]) => pace(rate, until, act(deed))),
  ])
  if (rates.message !== undefined) await wait(LATE_MS)
  const { user, system } = process.cpuUsage(processor)
  return {
    ...{
      times: Object.fromEntries(times),
      failures,
      deliveries,
      arrivals: [...arrivals],
      bytes: people.bytes() - bytes,
    },
    processorSeconds: (user + system) / 1e6,
  }
}

const tell = (told: FromGenerator): void => void process.send?.(told)
let plan: Plan | undefined
let people: People | undefined

async function follow(told: ToGenerator): Promise<void> {
  if ('plan' in told) {
    plan = told.plan
    people = openPeople(plan, { hear, fail })
    await people.fill()
    tell({ isReady: true })
  } else if (plan !== undefined && people !== undefined) tell({ report: await play(plan, people, told.stretch) })
}

process.on('message', (told: ToGenerator) => {
  follow(told).catch((error: unknown) =>
    tell({ failure: error instanceof Error ? (error.stack ?? '') : String(error) }),
  )
})
process.on('disconnect', () => process.exit())
