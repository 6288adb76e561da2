import { registry } from '../../../../core/contribute/registry.ts'
import type { Identified } from '../../../../lib/values/records.ts'
import { checklist, copy, edit, folder, grid, image, more, note, settings } from '../../../../ui/icons/paths.ts'
import {
  type Changes,
  changesBetween,
  countOf,
  KINDS,
  type Kind,
  nameOfRecord,
  type Values,
} from '../../differences/lazy.ts'
import { historyMessages } from '../../local-history/lazy.ts'
import { messages } from '../messages.ts'
import { joinQuoted } from '../quoted.ts'

/** How many of a kind are named. */
const NAMED = 3
const ICONS: Readonly<Record<Kind, string>> = {
  ...{ groups: folder, tiles: grid, notes: note, todos: checklist, boards: edit },
}

/** What one side has and the other does not, or not so. */
export interface Line {
  readonly icon: string
  readonly text: string
  readonly amount: string
}

/** What makes a side from the other one. */
export const changesOfSide = (own: Values, other: Values): Changes =>
  changesBetween(
    other,
    own,
    registry().documents.filter(({ id }) => id in other),
  )

/** A side in words of what only it has, and of what it has in a way of its own. */
export function linesOf(changes: Changes): readonly Line[] {
  return [...KINDS.flatMap((kind) => surplusLine(changes, kind)), ...unlikeLines(changes)]
}

/** What only this side has; of groups with the number of tiles in them. */
function surplusLine(changes: Changes, kind: Kind): readonly Line[] {
  const { added } = changes[kind]
  if (added.length === 0) return []
  const tiles = kind === 'groups' ? countOf({ home: { groups: added } }, 'tiles') : 0
  const amount = tiles > 0 ? messages('choice.amount.tiles', { count: tiles }) : amountOf(kind, added.length)
  return [{ icon: ICONS[kind], text: messages(`choice.surplus.${kind}`, { names: namesOf(added, kind) }), amount }]
}

const amountOf = (kind: Kind, count: number): string => messages(`choice.amount.${kind}`, { count })

/** The first records by their names. */
function namesOf(records: readonly Identified[], kind: Kind): string {
  const names = records.map((record) => nameOfRecord(kind, record)).filter((name) => name !== '')
  return joinQuoted(names.slice(0, NAMED), records.length > Math.min(NAMED, names.length))
}

/** What both sides have, each in a way of its own. */
function unlikeLines(changes: Changes): readonly Line[] {
  const { settings: fields, others } = changes
  const records = KINDS.flatMap((kind) =>
    [...changes[kind].changed, ...changes[kind].finished].map((record) => nameOfRecord(kind, record)),
  )
  const isWallpaper = fields.includes('wallpaper')
  const lines: readonly (Line | false)[] = [
    records.length > 0 && {
      icon: copy,
      text: messages('choice.unlike', { names: joinQuoted(records.slice(0, NAMED), records.length > NAMED) }),
      amount: messages('choice.unlikeAmount', { count: records.length }),
    },
    isRearranged(changes) && { icon: grid, text: messages('choice.rearranged'), amount: '' },
    fields.length > 0 && {
      icon: isWallpaper ? image : settings,
      text: messages(settingsKey(isWallpaper, fields.length)),
      amount: messages('choice.settingsAmount', { count: fields.length }),
    },
    others.length > 0 && {
      icon: more,
      text: others.map((section) => historyMessages(`section.${section}`)).join(messages('choice.between')),
      amount: messages('choice.othersUnlike'),
    },
  ]
  return lines.filter((line) => line !== false)
}

/** Whether the desktop is the same but for where things are. */
const isRearranged = ({ groups, tiles }: Changes): boolean =>
  groups.moved + tiles.moved > 0 &&
  [groups, tiles].every(({ added, removed, changed }) => added.length + removed.length + changed.length === 0)

function settingsKey(isWallpaper: boolean, count: number) {
  if (!isWallpaper) return 'choice.settings'
  return count === 1 ? 'choice.wallpaper' : 'choice.wallpaperAndSettings'
}
