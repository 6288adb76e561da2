import { useMemo } from 'react'
import type { Item } from '../../../../../shared/entities/item.ts'
import { registry } from '../../../../core/contribute/registry.ts'
import { type Identified, recordTitle } from '../../../../lib/values/records.ts'
import { Icon } from '../../../../ui/components/icon/Icon.tsx'
import { checklist, copy, edit, folder, grid, image, more, note, settings } from '../../../../ui/icons/paths.ts'
import { itemName } from '../../../data/home/index.ts'
import { useHistoryMessages } from '../../local-history/lazy.ts'
import { useMessages } from '../messages.ts'
import { joinQuoted } from '../quoted.ts'
import type { Values } from '../syncer/sides.ts'
import styles from './Choice.module.css'
import { KINDS, type Kind, surplusOf, type Unlike, unlikeOf } from './model.ts'

/** How many of a kind are named. */
const NAMED = 3
const ICONS = { groups: folder, tiles: grid, notes: note, todos: checklist, boards: edit } as const

interface Props {
  readonly own: Values
  readonly other: Values
}

interface Line {
  readonly icon: string
  readonly text: string
  readonly amount: string
}

/** What one side has that the other does not have, or not so. */
export function Differences({ own, other }: Props) {
  const text = useMessages()
  const lines = [...useSurplus({ own, other }), ...useUnlike({ own, other })]
  if (lines.length === 0) return <p>{text('choice.nothing')}</p>
  return (
    <ul>
      {lines.map(({ icon, text: said, amount }) => (
        <li key={said}>
          <Icon path={icon} size={16} />
          <span className={styles.names}>{said}</span>
          <small>{amount}</small>
        </li>
      ))}
    </ul>
  )
}

const nameOfRecord = (record: Identified) => recordTitle(record)
const nameOfTile = (record: Identified) => itemName(record as Item) // a record of the desktop
const nameOfKind = (kind: Kind) => (kind === 'tiles' ? nameOfTile : nameOfRecord)

/** The first records by their names. */
function namesOf(records: readonly Identified[], nameOf: (record: Identified) => string): string {
  const names = records.map((record) => nameOf(record)).filter((name) => name !== '')
  return joinQuoted(names.slice(0, NAMED), records.length > Math.min(NAMED, names.length))
}

/** What only this side has; of groups with the number of tiles. */
function useSurplus({ own, other }: Props): readonly Line[] {
  const text = useMessages()
  const surplus = useMemo(() => surplusOf(own, other), [own, other])
  const { groups, tiles } = surplus
  const line = (kind: Kind | 'groups', names: string, amount: Kind | 'groups' = kind): Line => ({
    icon: ICONS[kind],
    text: text(`choice.surplus.${kind}`, { names }),
    amount: text(`choice.amount.${amount}`, { count: surplus[amount].length }),
  })
  const kinds = groups.length > 0 ? KINDS.filter((kind) => kind !== 'tiles') : KINDS
  return [
    ...(groups.length > 0
      ? [line('groups', namesOf(groups, nameOfRecord), tiles.length > 0 ? 'tiles' : 'groups')]
      : []),
    ...kinds
      .filter((kind) => surplus[kind].length > 0)
      .map((kind) => line(kind, namesOf(surplus[kind], nameOfKind(kind)))),
  ]
}

/** What both sides have, each in a way of its own. */
function useUnlike({ own, other }: Props): readonly Line[] {
  const text = useMessages()
  const history = useHistoryMessages()
  const unlike = useMemo(
    () =>
      unlikeOf(
        own,
        other,
        registry().documents.filter(({ id }) => id in other),
      ),
    [own, other],
  )
  const { records, isRearranged, isWallpaper, settings: count, others } = unlike
  const first = records.slice(0, NAMED).map((record) => nameOfKind(record.kind)(record))
  const lines: readonly (Line | false)[] = [
    records.length > 0 && {
      icon: copy,
      text: text('choice.unlike', { names: joinQuoted(first, records.length > NAMED) }),
      amount: text('choice.unlikeAmount', { count: records.length }),
    },
    isRearranged && { icon: grid, text: text('choice.rearranged'), amount: '' },
    count > 0 && {
      icon: isWallpaper ? image : settings,
      text: text(settingsKey(unlike)),
      amount: text('choice.settingsAmount', { count }),
    },
    others.length > 0 && {
      icon: more,
      text: others.map((section) => history(`section.${section}`)).join(text('choice.between')),
      amount: text('choice.othersUnlike'),
    },
  ]
  return lines.filter((line) => line !== false)
}

function settingsKey({ isWallpaper, settings: count }: Unlike) {
  if (!isWallpaper) return 'choice.settings'
  return count === 1 ? 'choice.wallpaper' : 'choice.wallpaperAndSettings'
}
