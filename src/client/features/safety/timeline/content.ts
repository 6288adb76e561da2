import { SECTIONS, type Section } from '../../../../shared/entities/section.ts'
import { registry } from '../../../core/contribute/registry.ts'
import { type Changes, changesBetween, type Values } from '../differences/lazy.ts'
import type { Version } from '../local-history/lazy.ts'
import { sectionsOf } from '../local-history/lazy.ts'
import { readContent } from '../sync/lazy.ts'
import type { CloudTimeline, Contents } from './cloud/cloud-timeline.ts'
import { type CloudPush, precedingTime, type Times, timesAt } from './kernel/pushes.ts'
import type { Row } from './kernel/rows.ts'

/** The documents as they were at an entry of the timeline. */
export interface EntryContent {
  readonly values: Values
  /** The sections that can be restored. */
  readonly sections: readonly Section[]
  /** The ids of documents that this program cannot read, and leaves as they are. */
  readonly leftOut: readonly string[]
  /** Sections that cannot be read as a whole. */
  readonly unreadable: readonly Section[]
  /** What was changed since the entry before; undefined for the first one. */
  readonly changes: Changes | undefined
}

/** What a row shows beside its own sections: the picture of the desktop. */
const PICTURED: readonly Section[] = ['nav_info', 'seting']

/**
 * Reads what the cloud had at pushes of one sitting, and what they have changed.
 * @param lookingAhead for a row that is only seen: no more than it shows, and slowly
 * @throws CallError if the cloud does not give it
 */
export async function readCloudRow(
  timeline: CloudTimeline,
  row: Row<CloudPush>,
  lookingAhead?: AbortSignal,
): Promise<EntryContent> {
  const { histories } = timeline
  const times = timesAt(histories, row[0])
  const own = SECTIONS.filter((section) => row.some((one) => one.times[section] !== undefined))
  const before = pick(own, (section) => {
    const first = row.findLast((one) => one.times[section] !== undefined)?.times[section]
    return first === undefined ? undefined : precedingTime(histories, section, first)
  })
  const wanted =
    lookingAhead === undefined ? times : pick([...new Set([...own, ...PICTURED])], (section) => times[section])
  const [then, earlier] = await Promise.all([
    timeline.contentsOf(wanted, lookingAhead),
    timeline.contentsOf(before, lookingAhead),
  ])
  return {
    values: valuesIn(then),
    sections: SECTIONS.filter((section) => then.get(section) !== undefined),
    leftOut: [...then.values()].flatMap((content) => content?.leftOut ?? []),
    unreadable: SECTIONS.filter((section) => then.has(section) && then.get(section) === undefined),
    changes: earlier.size === 0 ? undefined : changesOf(own, then, earlier),
  }
}

const pick = (sections: readonly Section[], timeOf: (section: Section) => number | undefined): Times =>
  Object.fromEntries(sections.map((section) => [section, timeOf(section)]).filter(([, time]) => time !== undefined))

const valuesIn = (contents: Contents): Values =>
  Object.assign({}, ...[...contents.values()].map((content) => content?.values))

/** A section that the cloud did not have before was as it begins. */
function changesOf(own: readonly Section[], then: Contents, earlier: Contents): Changes {
  const { documents } = registry()
  const begun = own
    .filter((section) => !earlier.has(section))
    .map((section) => [section, readContent(section, '{}', documents)] as const)
  const [before, after] = [valuesIn(new Map([...earlier, ...begun])), valuesIn(then)]
  return changesBetween(
    before,
    after,
    documents.filter(({ id, section }) => own.includes(section) && isIn(before, id) && isIn(after, id)),
  )
}

const isIn = (values: Values, id: string): boolean => Object.hasOwn(values, id)

/** Reads a version of this device. @param older the one before it; undefined for the oldest */
export function readLocalVersion(version: Version, older: Version | undefined): EntryContent {
  const [values, before] = [valuesOf(version), older && valuesOf(older)]
  const travelling = registry().documents.filter(({ travel }) => travel.travels === 'account')
  return {
    values,
    sections: sectionsOf(Object.keys(values)),
    leftOut: Object.keys(version.documents).filter((id) => !isIn(values, id)),
    unreadable: [],
    changes:
      before &&
      changesBetween(
        before,
        values,
        travelling.filter(({ id }) => isIn(before, id) && isIn(values, id)),
      ),
  }
}

/** The values of a version's documents that this program can read. */
function valuesOf({ documents }: Version): Values {
  const read = registry().documents.flatMap((document) => {
    const decoded = isIn(documents, document.id) ? document.decode(documents[document.id]) : undefined
    return decoded?.at === 'read' ? [[document.id, decoded.value] as const] : []
  })
  return Object.fromEntries(read)
}
