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
  const [counted, count] = tiles > 0 ? (['tiles', tiles] as const) : ([kind, added.length] as const)
  const text = messages(`choice.surplus.${kind}`, { names: firstOf(namesOf(added, kind)) })
  return [{ icon: ICONS[kind], text, amount: messages(`choice.amount.${counted}`, { count }) }]
}

const namesOf = (records: readonly Identified[], kind: Kind): readonly string[] =>
  records.map((record) => nameOfRecord(kind, record))

/** The first names, without those of nameless records. */
function firstOf(names: readonly string[]): string {
  const named = names.filter((name) => name !== '').slice(0, NAMED)
  return joinQuoted(named, names.length > named.length)
}

/** What both sides have, each in a way of its own. */
function unlikeLines(changes: Changes): readonly Line[] {
  const { settings: fields, others } = changes
  const names = KINDS.flatMap((kind) => namesOf([...changes[kind].changed, ...changes[kind].finished], kind))
  const isWallpaper = fields.includes('wallpaper')
  const lines: readonly (Line | false)[] = [
    names.length > 0 && {
      icon: copy,
      text: messages('choice.unlike', { names: firstOf(names) }),
      amount: messages('choice.unlikeAmount', { count: names.length }),
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
