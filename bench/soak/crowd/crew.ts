import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { REQUESTS, type Request } from '../../capacity/model.ts'
import type { Gauges } from './meters.ts'
import type { FromGenerator, Plan, Report, Stretch, ToGenerator } from './plan.ts'

/** Processes that play the crowd. */
const GENERATORS = 2

/** What the whole crowd has seen in a stretch; see `Report`. */
export interface Seen {
  readonly times: Readonly<Record<Request, readonly number[]>>
  /** Of each message, the ms until its last reader had it. */
  readonly arrivals: readonly number[]
  readonly deliveries: number
  readonly failures: Readonly<Record<string, number>>
  readonly bytes: number
  readonly processorSeconds: number
}

/** The crowd, whose sockets are open. */
export interface Crew {
  readonly play: (stretch: Stretch) => Promise<Seen>
  readonly end: () => Promise<void>
}

/** Starts the generators and opens the sockets of the plan, of which each generator has its share. */
export async function startCrew(plan: Plan, { readBases }: Pick<Gauges, 'readBases'>): Promise<Crew> {
  const bases = await readBases()
  const people = plan.people.map((person) => ({ ...person, base: bases.get(person.id) ?? 0 }))
  const children = Array.from({ length: GENERATORS }, () => fork(join(import.meta.dirname, 'generator.ts')))
  const ask = (messageOf: (at: number) => ToGenerator): Promise<readonly FromGenerator[]> =>
    Promise.all(children.map((child, at) => answerOf(child, messageOf(at))))
  const end = async (): Promise<void> => {
    const ended = children.map((child) => new Promise((resolve) => child.once('exit', resolve)))
    for (const child of children) child.kill('SIGKILL')
    await Promise.all(ended)
  }
  try {
    await ask((at) => ({ plan: shareOf({ ...plan, people }, at) }))
  } catch (error) {
    await end()
    throw error
  }
  return {
    end,
    async play({ rates, ms }) {
      const shared = Object.fromEntries(Object.entries(rates).map(([deed, rate]) => [deed, rate / GENERATORS]))
      const answers = await ask(() => ({ stretch: { rates: shared, ms } }))
      return merge(answers.flatMap((answer) => ('report' in answer ? [answer.report] : [])))
    },
  }
}

/** Every so-manieth of the people; of those who come first each share has the sockets. */
function shareOf(plan: Plan, at: number): Plan {
  const share = (count: number) => Math.ceil((count - at) / GENERATORS)
  const people = plan.people.filter((_, index) => index % GENERATORS === at)
  return { ...plan, people, sockets: share(plan.sockets), readers: share(plan.readers) }
}

async function answerOf(child: ChildProcess, message: ToGenerator): Promise<FromGenerator> {
  const over = new AbortController()
  const { signal } = over
  const ended = once(child, 'exit', { signal }).then(([code]) =>
    Promise.reject(new Error(`a generator has ended: ${code}`)),
  )
  const answered = once(child, 'message', { signal })
  ended.catch(() => {}) // also of an abort
  child.send(message)
  const [answer]: FromGenerator[] = await Promise.race([answered, ended]).finally(() => over.abort())
  if (answer === undefined || 'failure' in answer) throw new Error(answer?.failure)
  return answer
}

function merge(reports: readonly Report[]): Seen {
  const sum = (of: (report: Report) => number) => reports.reduce((total, one) => total + of(one), 0)
  const arrivals = new Map<number, number>()
  const failures: Record<string, number> = {}
  for (const report of reports) {
    for (const [sentAt, ms] of report.arrivals) arrivals.set(sentAt, Math.max(ms, arrivals.get(sentAt) ?? 0))
    for (const [what, times] of Object.entries(report.failures)) failures[what] = (failures[what] ?? 0) + times
  }
  const times = REQUESTS.map((request) => [request, reports.flatMap((report) => report.times[request] ?? [])])
  return {
    ...{ times: Object.fromEntries(times), arrivals: [...arrivals.values()], failures },
    deliveries: sum(({ deliveries }) => deliveries),
    bytes: sum(({ bytes }) => bytes),
    processorSeconds: sum(({ processorSeconds }) => processorSeconds),
  }
}
