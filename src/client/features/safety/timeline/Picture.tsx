import { useState } from 'react'
import { Segments } from '../../../ui/form/choice/Segmented.tsx'
import type { Values } from '../differences/lazy.ts'
import { Desktop } from './Desktop.tsx'
import { desktopOf } from './desktop-of.ts'
import styles from './EntryDetails.module.css'
import { asLine, type Words } from './say-changes.ts'

/** The width of the desktop's picture. */
const PICTURE_PX = 448

interface Props {
  readonly then: Values
  readonly now: Values
  /** The id of the pictured group; else the first one. */
  readonly group: string | undefined
  readonly words: Words
}

/** How the desktop looked then, or how it looks now. */
export function Picture({ then, now, group: id, words }: Props) {
  const { text } = words
  const [isThen, setThen] = useState(true)
  const values = isThen ? then : now
  const groups = desktopOf(values)?.groups
  const group = groups?.find((one) => one.id === id) ?? groups?.[0]
  return (
    <div className={styles.picture}>
      <Desktop values={values} width={PICTURE_PX} group={group?.id} label={text(isThen ? 'then' : 'now')} />
      {desktopOf(then) === undefined ? <p>{text('noPicture')}</p> : null}
      <div className={styles.when}>
        <Segments
          aria-label={text('whenShown')}
          value={isThen ? 'then' : 'now'}
          options={(['then', 'now'] as const).map((value) => ({ value, label: text(value) }))}
          onChange={(value) => setThen(value === 'then')}
        />
      </div>
      {group === undefined ? null : (
        <span className={styles.caption}>{asLine(text('named.groups', { name: group.name }), words)}</span>
      )}
    </div>
  )
}
