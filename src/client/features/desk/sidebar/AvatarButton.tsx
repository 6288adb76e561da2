import { useMessageByKey } from '../../../core/text/i18n.ts'
import { reportCannotOpen } from '../../../ui/overlay/report-cannot-open.ts'
import { BarButton, type BarButtonProps } from './BarButton.tsx'

/** The picture of a user without an account, a morning behind two ridges: opens the account, or the login. */
export function AvatarButton(props: Omit<BarButtonProps, 'children'>) {
  return (
    <BarButton {...props} label={useMessageByKey()('account.tab')} onClick={open}>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <circle cx="28" cy="12" r="5" fill="#fff4e2" />
        <path d="M0 31 11 19l6 6 7-9 16 16v8H0z" fill="#2f6664" />
        <path d="M0 36c9-5 22-6 40-1v5H0z" fill="#154645" />
      </svg>
    </BarButton>
  )
}

const open = () => void import('./open-account.ts').then(({ openAccount }) => openAccount(), reportCannotOpen)
