import { useMemo } from 'react'
import { useLanguage } from '../../../../core/text/i18n.ts'
import { Icon } from '../../../../ui/components/icon/Icon.tsx'
import type { Values } from '../../differences/lazy.ts'
import { useMessages } from '../messages.ts'
import styles from './Choice.module.css'
import { changesOfSide, linesOf } from './lines.ts'

interface Props {
  readonly own: Values
  readonly other: Values
}

/** What one side has that the other does not have, or not so. */
export function Differences({ own, other }: Props) {
  const text = useMessages()
  const language = useLanguage()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lines are said in this language
  const lines = useMemo(() => linesOf(changesOfSide(own, other)), [own, other, language])
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
