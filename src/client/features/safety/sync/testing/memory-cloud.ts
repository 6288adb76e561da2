import { SECTIONS, type Section } from '../../../../../shared/entities/section.ts'
import { sameJson } from '../../../../lib/values/json.ts'
import { type Cloud, CloudFailure, type Push, type SectionTimes } from '../syncer/cloud.ts'

interface Current {
  readonly time: number
  readonly body: string
}

/** All that the server keeps of a user. */
interface Timeline {
  readonly epoch: string
  readonly current: ReadonlyMap<Section, Current>
  /** Every version there was, by section and time. */
  readonly versions: ReadonlyMap<string, string>
  readonly operations: ReadonlyMap<string, SectionTimes>
}

/** Faults of a server, each of which the model must find (security.md 3.6). */
export type ServerFault = 'no-dedupe' | 'no-cas' | 'wall-clock' | 'piecemeal' | 'equal-is-success'

/** A server as the protocol has it, whole in memory, with a clock that does what it is told. */
export interface MemoryCloud {
  readonly cloud: Cloud
  /** Moves its clock; also back. */
  readonly skew: (milliseconds: number) => void
  readonly snapshot: () => void
  /** Puts the last snapshot in the place of everything, as an operator does with a backup. */
  readonly rollBack: () => void
  /** Whether it stops in the middle of the next write. */
  readonly setFailing: (isFailing: boolean) => void
  readonly current: (section: Section) => Current | undefined
  readonly timeline: () => Timeline
}

export function openMemoryCloud(fault?: ServerFault): MemoryCloud {
  let now = 1_000_000
  let timeline: Timeline = { epoch: 'e0', current: new Map(), versions: new Map(), operations: new Map() }
  let kept = timeline
  let epochs = 0
  let isFailing = false
  const files = new Map<string, string>()

  const times = (): SectionTimes => Object.fromEntries(SECTIONS.map((section) => [section, timeOf(section)]))
  const timeOf = (section: Section) => timeline.current.get(section)?.time ?? 0

  function write(push: Push): SectionTimes {
    const known = fault === 'no-dedupe' ? undefined : timeline.operations.get(push.opId)
    if (known !== undefined) return known
    if (push.epoch !== timeline.epoch) throw new CloudFailure('otherEpoch')
    const sections = SECTIONS.filter((section) => push.bodies[section] !== undefined)
    if (push.reason === 'stash') return {} // beside the current versions
    const isStale = sections.some((section) => push.base[section] !== timeOf(section))
    const isEqual = sections.every((section) => isSameBody(timeline.current.get(section)?.body, push.bodies[section]))
    if (isStale && fault === 'equal-is-success' && isEqual) return times()
    if (isStale && fault !== 'no-cas') throw new CloudFailure('stale')
    const [half] = sections
    if (isFailing) {
      isFailing = false
      if (fault === 'piecemeal' && half !== undefined) put([half], push)
      throw new CloudFailure('unreachable')
    }
    return put(sections, push)
  }

  function put(sections: readonly Section[], { opId, bodies }: Push): SectionTimes {
    const written = sections.map((section) => {
      const time = fault === 'wall-clock' ? now : Math.max(now, timeOf(section) + 1)
      return [section, { time, body: bodies[section] ?? '' }] as const
    })
    const answer: SectionTimes = Object.fromEntries(written.map(([section, { time }]) => [section, time]))
    timeline = {
      ...timeline,
      current: new Map([...timeline.current, ...written]),
      versions: new Map([
        ...timeline.versions,
        ...written.map(([section, { time, body }]) => [`${section} ${time}`, body] as const),
      ]),
      operations: new Map([...timeline.operations, [opId, answer]]),
    }
    return answer
  }

  return {
    cloud: {
      times: async () => ({ epoch: timeline.epoch, times: times() }),
      read: async (sections) => {
        const bodies = sections.map((section) => [section, timeline.current.get(section)?.body] as const)
        return {
          ...{ epoch: timeline.epoch, times: times() },
          bodies: Object.fromEntries(bodies.filter(([, body]) => body !== undefined)),
        }
      },
      write: async (push, texts) => {
        for (const [hash, text] of texts) files.set(hash, text)
        return { epoch: timeline.epoch, times: write(push) }
      },
      writeLeaving: (push) => void attempt(() => write(push)),
      readFile: async (hash) => files.get(hash),
    },
    skew(milliseconds) {
      now += milliseconds
    },
    snapshot() {
      kept = timeline
    },
    rollBack() {
      epochs += 1
      timeline = { ...kept, epoch: `e${epochs}` }
    },
    setFailing(fails) {
      isFailing = fails
    },
    current: (section) => timeline.current.get(section),
    timeline: () => timeline,
  }
}

function attempt(task: () => unknown): void {
  try {
    task()
  } catch {
    // nobody is there to be told
  }
}

const isSameBody = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && sameJson(JSON.parse(one), JSON.parse(other))
