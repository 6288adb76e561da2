import { type ReactNode, type RefObject, useContext, useEffect } from 'react'
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog'
import { MenuContext } from 'react-aria-components/Menu'
import { Icon } from '../../components/icon/Icon.tsx'
import { chevronLeft } from '../../icons/paths.ts'
import { useMessages } from '../../messages.ts'
import { useCloseRequest } from '../close-request.ts'
import styles from './Menu.module.css'

interface Props {
  /** The row that it opens from, which takes the focus back. */
  readonly opener: RefObject<HTMLElement | null>
  readonly label: string
  readonly children: ReactNode
}

/** A sub-menu as a sheet: it has taken the place of the one that it comes from, and says how to go back there. */
export function MenuLevel({ opener, label, children }: Props) {
  const messages = useMessages()
  const level = useContext(OverlayTriggerStateContext)
  const open = level?.isOpen === true
  const back = () => level?.close()
  useCloseRequest(open, back)
  useEffect(() => {
    // until the level is closed the opener is hidden, and can have no focus
    if (!open) return undefined
    const row = opener.current
    return () => row?.focus({ preventScroll: true })
  }, [open, opener])
  return (
    <div role="presentation" className={styles.level}>
      <button type="button" className={styles.back} aria-label={messages('menuBack', { name: label })} onClick={back}>
        <Icon path={chevronLeft} size={20} />
        <span className={styles.label}>{label}</span>
      </button>
      <MenuContext value={useOwnFocus()}>{children}</MenuContext>
    </div>
  )
}

/** The focus comes along, as it need not where the upper menu stays: to the list, unless the keyboard goes for a row. */
function useOwnFocus() {
  const given = useContext(MenuContext)
  const wanted = given && 'autoFocus' in given ? given.autoFocus : undefined
  return { ...given, autoFocus: wanted ?? true }
}
