import { Icon } from '../../../../ui/components/icon/Icon.tsx'
import { user } from '../../../../ui/icons/paths.ts'
import { Avatar, useMe } from '../../chat/lazy.ts'
import styles from './Sending.module.css'

/** Who sends: the user's picture in place of the engine's icon. */
export function Lead() {
  const me = useMe()
  if (me === undefined) return <Icon path={user} size={20} />
  return (
    <span className={styles.lead}>
      <Avatar {...me} />
    </span>
  )
}
