import { useStore } from 'zustand'
import { useMessageByKey } from '../../../core/text/i18n.ts'
import { reportCannotOpen } from '../../../ui/overlay/report-cannot-open.ts'
import { shownSync, syncStatus } from '../../data/sync-status/index.ts'
import { BarButton, type BarButtonProps } from './BarButton.tsx'
import styles from './Sidebar.module.css'

/**
 * The picture of a user without an account, a morning behind two ridges: opens the account, or the login. A dot at it
 * says how the sync stands.
 */
export function AvatarButton(props: Omit<BarButtonProps, 'children'>) {
  const text = useMessageByKey()
  const sync = useStore(syncStatus, shownSync)
  const label = text('account.tab')
  return (
    <BarButton
      {...props}
      label={sync === 'off' ? label : `${label} · ${text(`cloud-backup.state.${sync}`)}`}
      onClick={open}
    >
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <circle cx="28" cy="12" r="5" fill="#fff4e2" />
        <path d="M0 31 11 19l6 6 7-9 16 16v8H0z" fill="#2f6664" />
        <path d="M0 36c9-5 22-6 40-1v5H0z" fill="#154645" />
      </svg>
      <i className={styles.dot} data-at={sync} data-volatile="" />
    </BarButton>
  )
}

const open = () => void import('./open-account.ts').then(({ openAccount }) => openAccount(), reportCannotOpen)
