import type { MouseEvent } from 'react'
import { classes } from '../../kit/components.ts'
import { hasMinute } from '../../kit/rules.ts'
import { minuteText, useLanguage } from '../../kit/text.ts'
import styles from './EntryBar.module.css'
import { colorClass, EventMark } from './EventMark.tsx'
import type { Segment } from './kernel/week-lanes.ts'
import type { Entry } from './use-entries.ts'

/** A part of an entry in a row of days. */
export interface EntrySegment extends Segment<Entry> {
  /** Whether all of its days are of another month. */
  readonly isFaint?: boolean
}

/**
 * An entry as a bar over its days, in the lane that it has there; one of hours on one day is a line with its time. It is
 * for the pointer: keys reach it by the list of its day.
 */
export function EntryBar({ entry, lane, days, isCutBefore, isCutAfter, isFaint = false }: EntrySegment) {
  const language = useLanguage()
  const { title, start, first, last, isDone, color, open } = entry
  const isBar = color !== undefined && (first !== last || !hasMinute(start))
  const show = (event: MouseEvent) => {
    event.stopPropagation() // the day stays the one that is chosen
    open()
  }
  return (
    <button
      type="button"
      tabIndex={-1}
      className={classes(
        styles.entry,
        color !== undefined && colorClass(color),
        isBar && styles.bar,
        isBar && isCutBefore && styles.cutBefore,
        isBar && isCutAfter && styles.cutAfter,
        isDone && styles.done,
        isFaint && styles.faint,
      )}
      style={{ '--lane': lane, '--days': days }}
      title={title}
      onClick={show}
      onDoubleClick={(event) => event.stopPropagation()}
    >
      <EventMark color={color} isDone={isDone} />
      <span>{title}</span>
      {hasMinute(start) && !isCutBefore ? <time>{minuteText(start, language)}</time> : null}
    </button>
  )
}
