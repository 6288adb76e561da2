import { Art } from '../../kit/components.ts'
import { itemFace, itemName } from '../../kit/desktop.ts'
import type { OfferedGroup } from '../../kit/groups.ts'
import { countText } from '../../kit/rules.ts'
import { useLanguage } from '../../kit/text.ts'
import styles from './GroupCard.module.css'
import { useMessages } from './messages.ts'

interface Props {
  readonly group: OfferedGroup
  readonly isShown: boolean
  readonly onShow: () => void
}

/** A group in small: its first icons, its name and how many there are. */
export function GroupCard({ group, isShown, onShow }: Props) {
  const messages = useMessages()
  const language = useLanguage()
  const { name, words, summary, hot, shared } = group
  return (
    <li>
      <button type="button" className={styles.card} aria-pressed={isShown} onClick={onShow}>
        <span className={styles.faces} aria-hidden="true">
          {summary.faces.map((item) => (
            <span key={item.id} className={styles.face}>
              <Art face={itemFace(item)} label={itemName(item)} lazy />
            </span>
          ))}
        </span>
        <span className={styles.line}>
          <b>{name}</b>
          {shared !== undefined && shared.state !== 'public' && <em>{messages(`state.${shared.state}`)}</em>}
          {hot !== undefined && hot > 0 && <small>{messages('added', { count: countText(hot, language) })}</small>}
        </span>
        <span className={styles.line}>
          <small>{messages('icons', { count: summary.icons })}</small>
          <small className={styles.words}>{words}</small>
        </span>
      </button>
    </li>
  )
}
