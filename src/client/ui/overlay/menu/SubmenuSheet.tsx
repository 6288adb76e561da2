import { type ReactNode, type RefObject, useContext, useEffect } from 'react'
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog'
import { MenuContext } from 'react-aria-components/Menu'
import { Icon } from '../../components/icon/Icon.tsx'
import { chevronLeft } from '../../icons/paths.ts'
import { useMessages } from '../../messages.ts'
import { useCloseByBack } from '../back/close-by-back.ts'
import { useCloseRequest } from '../close-request.ts'
import styles from './Menu.module.css'

interface Props {
  /** The row that opens it, to which the focus returns. */
  readonly opener: RefObject<HTMLElement | null>
  readonly label: string
  readonly children: ReactNode
}

/** A sub-menu as a sheet: it replaces its parent sheet and offers a back button. */
export function SubmenuSheet({ opener, label, children }: Props) {
  const messages = useMessages()
  const submenu = useContext(OverlayTriggerStateContext)
  const open = submenu?.isOpen === true
  const back = () => submenu?.close()
  useCloseRequest(open, back)
  useCloseByBack(open, back)
  useEffect(() => {
    // the opener is hidden until the sub-menu is closed, and cannot be focused before
    if (!open) return undefined
    const row = opener.current
    return () => row?.focus({ preventScroll: true })
  }, [open, opener])
  return (
    <div role="presentation" className={styles.submenuSheet}>
      <button type="button" className={styles.back} aria-label={messages('menuBack', { name: label })} onClick={back}>
        <Icon path={chevronLeft} size={20} />
        <span className={styles.label}>{label}</span>
      </button>
      <MenuContext value={useMenuAutoFocus()}>{children}</MenuContext>
    </div>
  )
}

/** Moves the focus into the sub-menu, since its parent is hidden: to the list, or to a row if opened by keyboard. */
function useMenuAutoFocus() {
  const given = useContext(MenuContext)
  const wanted = given && 'autoFocus' in given ? given.autoFocus : undefined
  return { ...given, autoFocus: wanted ?? true }
}
