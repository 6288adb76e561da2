import { type RefObject, useEffect, useRef, useState } from 'react'
import { SECTIONS } from '../../../../shared/entities/section.ts'
import { joinPhrases } from '../../../lib/text/join-phrases.ts'
import { Icon } from '../../../ui/components/icon/Icon.tsx'
import { IconButton } from '../../../ui/components/icon-button/IconButton.tsx'
import { chevronDown, chevronUp, cloud, window } from '../../../ui/icons/paths.ts'
import { classes } from '../../../ui/styles/classes.ts'
import { Desktop } from './Desktop.tsx'
import { deviceOf, type EntryRow, timeText } from './entries.ts'
import { asLine, sayChanges, saySections, type Words } from './say-changes.ts'
import { type ReadRow, useSeenContent } from './use-content.ts'
import styles from './VersionList.module.css'

/** The width of the desktop's picture. */
const PICTURE_PX = 80

interface Props {
  readonly row: EntryRow
  readonly isChosen: boolean
  /** Tab leads here; arrows to the others. */
  readonly isStop: boolean
  readonly choose: () => void
  /** The pushes of one sitting that begin here, as this row or one by one. */
  readonly sitting: EntryRow | undefined
  /** Lists them one by one, or as one row again. */
  readonly toggle: (sitting: EntryRow) => void
  readonly read: ReadRow
  readonly words: Words
}

/** A version, or the pushes of one sitting: how the desktop looked, when and on which device, and what has changed. */
export function VersionRow({ row, isChosen, isStop, choose, sitting, toggle, read, words }: Props) {
  const { text, language } = words
  const item = useRef<HTMLLIElement>(null)
  const isSeen = useSeen(item)
  const content = useSeenContent(row, read, isSeen)
  const [newest] = row
  const changes = content?.changes && sayChanges(content.changes, words).map((phrase) => phrase.text)
  return (
    <li ref={item} className={classes(styles.row, sitting !== undefined && styles.sitting)}>
      <button
        type="button"
        className={styles.version}
        data-focus-stop=""
        tabIndex={isStop ? 0 : -1}
        aria-current={isChosen ? 'true' : undefined}
        onClick={choose}
      >
        <Desktop values={content?.values} width={PICTURE_PX} />
        <span className={styles.text}>
          <span className={styles.when}>
            <time dateTime={new Date(newest.at).toISOString()}>{timeText(newest.at, language)}</time>
            <small>{deviceOf(newest, text)}</small>
            <Icon path={newest.kind === 'cloud' ? cloud : window} size={16} />
          </span>
          <span className={styles.what}>{asLine(descriptionOf(row, changes, words), words)}</span>
        </span>
      </button>
      {sitting === undefined ? null : (
        <IconButton
          className={styles.unfold}
          icon={row.length > 1 ? chevronDown : chevronUp}
          size={24}
          iconSize={16}
          label={text('unfold', { count: sitting.length })}
          aria-expanded={row.length === 1}
          tabIndex={isStop ? 0 : -1}
          onClick={() => toggle(sitting)}
        />
      )}
    </li>
  )
}

/** Why a version was kept, else what has changed; until that is known, the sections. */
function descriptionOf(row: EntryRow, changes: readonly string[] | undefined, words: Words): string {
  const { text, language } = words
  const [newest] = row
  if (newest.kind === 'local') return text(`cause.${newest.version.cause}`)
  const { reason } = newest
  if (reason === 'keep' || reason === 'stash' || reason === 'restore') return text(`reason.${reason}`)
  const sections = SECTIONS.filter((section) => row.some((one) => one.kind === 'cloud' && section in one.times))
  const said = changes ?? [saySections(sections, words)]
  if (said.length === 0) return text('same')
  return joinPhrases([row.length > 1 ? text('sitting', { count: row.length }) : undefined, ...said], language)
}

/** Whether an element is on the screen. */
function useSeen(element: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const observed = element.current
    if (observed === null) return
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting === true))
    observer.observe(observed)
    return () => observer.disconnect()
  }, [element])
  return isSeen
}
