import { SECTIONS, type Section } from '../../../../../shared/entities/section.ts'
import type { CloudVersion, Reason, SectionTime } from '../../../../../shared/entities/sync.ts'

/** The versions that the cloud keeps of sections, the newest first. */
export type Histories = { readonly [section in Section]?: readonly CloudVersion[] }

/** Versions of some of the sections. */
export type Times = { readonly [section in Section]?: SectionTime }

/** Versions of several sections that a device has written together. */
export interface CloudPush {
  /** The newest of its versions. */
  readonly at: SectionTime
  /** Empty where it is not known. */
  readonly device: string
  readonly reason: Reason
  readonly times: Times
  /** Whether it has a current version. */
  readonly isCurrent: boolean
  /** Whether one of its versions was replaced by a client that did not know it. */
  readonly isReplacedBlind: boolean
}

/** So far apart the versions of one push may be, in ms, where its client tells no time. */
const TOGETHER_MS = 2000

interface Placed extends CloudVersion {
  readonly section: Section
}

/** The pushes from which these versions come, the newest first. */
export function pushesOf(histories: Histories): readonly CloudPush[] {
  const versions = SECTIONS.flatMap((section) =>
    (histories[section] ?? []).map((version): Placed => ({ ...version, section })),
  ).toSorted((one, other) => other.time - one.time)
  const pushes: Placed[][] = []
  for (const version of versions) {
    const push = pushes.findLast((one) => isOfPush(one, version))
    if (push === undefined) pushes.push([version])
    else push.push(version)
  }
  return pushes.flatMap(pushOf)
}

function isOfPush(push: readonly Placed[], { section, device, reason, backup_time: madeAt, time }: Placed): boolean {
  const [first] = push
  if (first === undefined || push.some((one) => one.section === section)) return false
  const isOfDevice = first.device === device && first.reason === reason && first.backup_time === madeAt
  return isOfDevice && (madeAt > 0 || first.time - time <= TOGETHER_MS)
}

function pushOf(versions: readonly Placed[]): readonly CloudPush[] {
  const [first] = versions
  if (first === undefined) return []
  const { time: at, device, reason } = first
  return [
    {
      ...{ at, device, reason },
      times: Object.fromEntries(versions.map(({ section, time }) => [section, time])),
      isCurrent: versions.some((one) => one.is_current),
      isReplacedBlind: versions.some((one) => one.replaced_blind),
    },
  ]
}

/** The current version of a section at a moment: no stash ever is. */
const currentAt = (histories: Histories, section: Section, isThen: (time: SectionTime) => boolean) =>
  histories[section]?.find(({ time, reason }) => reason !== 'stash' && isThen(time))?.time

/**
 * What the cloud had at a push, as far as its versions are still kept; sections that it did not have are left out. A
 * stash is what a device had beside the cloud: nothing else is known of that device.
 */
export function timesAt(histories: Histories, { at, reason, times }: CloudPush): Times {
  if (reason === 'stash') return times
  const current = SECTIONS.flatMap((section) => {
    const time = currentAt(histories, section, (one) => one <= at)
    return time === undefined ? [] : [[section, time] as const]
  })
  return { ...Object.fromEntries(current), ...times }
}

/** The version that was current before one; undefined where none is kept. */
export const precedingTime = (histories: Histories, section: Section, time: SectionTime): SectionTime | undefined =>
  currentAt(histories, section, (one) => one < time)
