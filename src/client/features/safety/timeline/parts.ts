import type { Group } from '../../../../shared/entities/item.ts'
import type { Section } from '../../../../shared/entities/section.ts'
import { registry } from '../../../core/contribute/registry.ts'
import { type Changes, changesBetween, changesOfGroup, type Values } from '../differences/lazy.ts'
import { valuesHere } from '../sync/lazy.ts'
import type { EntryContent } from './content.ts'
import { desktopOf } from './desktop-of.ts'
import type { Entry } from './entries.ts'

/** What can be restored of an entry: what of it is not as it is now. */
export interface Parts {
  readonly sections: readonly { readonly section: Section; readonly changes: Changes }[]
  /** `changes` is undefined for a group that is not there now. */
  readonly groups: readonly { readonly group: Group; readonly changes: Changes | undefined }[]
  /** The groups that are as they are now. */
  readonly sameGroups: readonly Group[]
  /** Whether boards are among it, of which no drawing is kept. */
  readonly hasBoards: boolean
}

/** The documents as they are now; beside a version of the cloud without what stays on this device. */
export function valuesNow({ kind }: Pick<Entry, 'kind'>): Values {
  const { documents } = registry()
  return kind === 'cloud' ? valuesHere(documents) : Object.fromEntries(documents.map((one) => [one.id, one.kept()]))
}

/** Compares an entry with now. */
export function partsOf({ values, sections }: EntryContent, now: Values): Parts {
  const documents = registry().documents.filter(({ id }) => Object.hasOwn(values, id))
  const changesOf = (section: Section) =>
    changesBetween(
      values,
      now,
      documents.filter((one) => one.section === section),
    )
  const differing = sections
    .map((section) => ({ section, changes: changesOf(section) }))
    .filter(({ changes }) => changes.documents.length > 0)
  const [then, desktop] = [desktopOf(values), desktopOf(now)]
  const groups = (then?.groups ?? []).map((group) => ({ group, changes: desktop && changesOfGroup(group, desktop) }))
  const isSame = ({ changes }: (typeof groups)[number]) => changes?.documents.length === 0
  return {
    sections: differing,
    groups: groups.filter((one) => !isSame(one)),
    sameGroups: groups.filter(isSame).map(({ group }) => group),
    hasBoards: differing.some(({ changes }) => changes.documents.includes(BOARDS)),
  }
}

/** The list of boards. */
const BOARDS = 'white-board'
