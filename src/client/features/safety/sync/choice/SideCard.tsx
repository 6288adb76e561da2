import { type ReactNode, useId, useMemo } from 'react'
import type { Home } from '../../../../../shared/entities/item.ts'
import { useLanguage } from '../../../../core/text/i18n.ts'
import { groupedNumber } from '../../../../lib/text/grouped-number.ts'
import { Icon } from '../../../../ui/components/icon/Icon.tsx'
import { Skeleton, SkeletonGroup } from '../../../../ui/components/skeleton/Skeleton.tsx'
import { alert, cloud, history, window } from '../../../../ui/icons/paths.ts'
import { classes } from '../../../../ui/styles/classes.ts'
import { home } from '../../../data/home/index.ts'
import { DesktopPreview, lookOf } from '../../../layout/desktop-preview/lazy.ts'
import { type Changes, countOf, KINDS, type Values } from '../../differences/lazy.ts'
import { useMessages } from '../messages.ts'
import type { Choice } from '../syncer/pull.ts'
import styles from './Choice.module.css'
import { Differences } from './Differences.tsx'

const PICTURE_PX = 410

interface Props {
  readonly choice: Choice
  readonly isChosen: boolean
  /** The choice is being carried out. */
  readonly isFixed: boolean
  readonly choose: (choice: Choice) => void
  /** Of which device it is, and from when; undefined while that is not known. */
  readonly meta: ReactNode
  /** This side's documents, and what makes it from the other side; undefined while they are not known. */
  readonly own: Values | undefined
  readonly changes: Changes | undefined
}

/** One side of the choice: a radio button over all of the card, its desktop, and what only this side has. */
export function SideCard({ choice, isChosen, isFixed, choose, meta, own, changes }: Props) {
  const text = useMessages()
  const id = useId()
  const isCloud = choice === 'restore'
  return (
    <div className={classes(styles.card, isChosen && styles.chosen)}>
      <div className={styles.head}>
        <input
          type="radio"
          id={id}
          name="sync-choice"
          className={styles.radio}
          checked={isChosen}
          disabled={isFixed}
          aria-describedby={`${id}-of ${id}-counts ${id}-cost`}
          onChange={() => choose(choice)}
        />
        <label htmlFor={id} className={styles.label}>
          {text(`choice.${choice}`)}
        </label>
        <span id={`${id}-of`} className={styles.meta}>
          {meta === undefined ? (
            <Skeleton width={150} height={12} />
          ) : (
            <Icon path={isCloud ? cloud : window} size={14} />
          )}
          {meta}
        </span>
      </div>
      {own === undefined ? <Skeleton width="100%" height={256} radius={10} /> : <Picture values={own} />}
      <Counts id={`${id}-counts`} values={own} />
      <div className={styles.differences}>
        <h3>{text(`choice.against.${choice}`)}</h3>
        {changes === undefined ? (
          <SkeletonGroup>
            {[210, 160, 120].map((width) => (
              <Skeleton key={width} width={width} height={12} style={{ margin: '7px 0' }} />
            ))}
          </SkeletonGroup>
        ) : (
          <Differences changes={changes} />
        )}
      </div>
      <p id={`${id}-cost`} className={classes(styles.cost, !isCloud && styles.warning)}>
        <Icon path={isCloud ? history : alert} size={16} />
        <span>{text(`choice.cost.${choice}`)}</span>
        {isCloud ? null : (
          <b>
            <Icon path={history} size={14} />
            {text('choice.recoverable')}
          </b>
        )}
      </p>
    </div>
  )
}

/** The desktop as its own settings draw it. */
function Picture({ values }: { readonly values: Values }) {
  const look = useMemo(() => lookOf(values), [values])
  const desktop = values[home.id] as Home // read by its schema
  return <DesktopPreview home={desktop} width={PICTURE_PX} look={look} />
}

interface CountsProps {
  readonly id: string
  readonly values: Values | undefined
}

function Counts({ id, values }: CountsProps) {
  const text = useMessages()
  const language = useLanguage()
  return (
    <dl id={id} className={styles.counts}>
      {KINDS.map((kind) => (
        <div key={kind}>
          <dt>{text(`choice.kind.${kind}`)}</dt>
          <dd>
            {values === undefined ? (
              <Skeleton width={28} height={18} style={{ margin: '3px 0' }} />
            ) : (
              groupedNumber(countOf(values, kind), language)
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
