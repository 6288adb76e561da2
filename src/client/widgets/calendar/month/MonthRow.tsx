import { type ComponentProps, useRef } from 'react'
import { useFittingRows } from '../../../kit/components.ts'
import type { GridDay } from '../kernel/month.ts'
import { layOutWeek, type Segment } from '../kernel/week-lanes.ts'
import type { Entry } from '../use-entries.ts'
import { MonthCell } from './MonthCell.tsx'

/** The height of an entry and the gap below it. */
const ENTRY_PX = 18

interface MonthRowProps extends Pick<ComponentProps<typeof MonthCell>, 'onKeyDown' | 'onChoose' | 'onAdd'> {
  readonly week: readonly GridDay[]
  readonly entries: readonly Entry[]
  /** The numbers of the chosen day and of today. */
  readonly chosen: number
  readonly today: number
}

/** A week of a month, with as many entries on each day as there is room for. */
export function MonthRow({ week, entries, chosen, today, ...on }: MonthRowProps) {
  const area = useRef<HTMLSpanElement>(null)
  const room = useFittingRows(area, ENTRY_PX)
  const lanes = layOutWeek(entries, week[0]?.number ?? 0, week.length, room)
  const openOn = (number: number) => entries.filter((one) => !one.isDone && one.first <= number && one.last >= number)
  const isFaint = ({ column, days }: Segment<Entry>) =>
    week.slice(column, column + days).every(({ isOutside }) => isOutside)
  return (
    <tr>
      {week.map((one, column) => (
        <MonthCell
          key={one.number}
          day={one}
          isChosen={one.number === chosen}
          isToday={one.number === today}
          open={openOn(one.number)}
          segments={lanes.segments
            .filter((segment) => segment.column === column)
            .map((segment) => ({ ...segment, isFaint: isFaint(segment) }))}
          more={lanes.more[column] ?? 0}
          moreLane={room - 1}
          area={column === 0 ? area : undefined}
          {...on}
        />
      ))}
    </tr>
  )
}
