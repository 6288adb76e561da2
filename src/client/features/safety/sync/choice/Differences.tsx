import { useMemo } from 'react'
import { useLanguage } from '../../../../core/text/i18n.ts'
import { Icon } from '../../../../ui/components/icon/Icon.tsx'
import type { Changes } from '../../differences/lazy.ts'
import { useMessages } from '../messages.ts'
import styles from './Choice.module.css'
import { linesOf } from './lines.ts'

interface Props {
  /** What makes this side from the other one. */
  readonly changes: Changes
}

/** What one side has that the other does not have, or not so. */
export function Differences({ changes }: Props) {
  const text = useMessages()
  const language = useLanguage()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lines are said in this language
  const lines = useMemo(() => linesOf(changes), [changes, language])
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
