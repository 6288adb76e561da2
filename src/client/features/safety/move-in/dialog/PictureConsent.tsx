import { Checkbox } from '../../../../ui/components/checkbox/Checkbox.tsx'
import { useMessages } from '../messages.ts'
import styles from './MoveInDialog.module.css'

/** How many hosts are named. */
const NAMED = 3

interface Props {
  readonly hosts: readonly string[]
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

/** Asks before any picture is fetched from another site, by its name; nothing is fetched without this. */
export function PictureConsent({ hosts, checked, onChange }: Props) {
  const text = useMessages()
  if (hosts.length === 0) return null
  const named = hosts.slice(0, NAMED).join(text('hostSeparator'))
  const all = hosts.length > NAMED ? text('moreHosts', { hosts: named, count: hosts.length - NAMED }) : named
  return (
    <fieldset className={styles.groups}>
      <legend>{text('web')}</legend>
      <Checkbox
        label={text('web.fetch', { hosts: all })}
        hint={text('web.hint')}
        checked={checked}
        onChange={onChange}
      />
    </fieldset>
  )
}
