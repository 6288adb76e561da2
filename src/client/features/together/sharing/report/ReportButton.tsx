import { IconButton } from '../../../../ui/components/icon-button/IconButton.tsx'
import { flag } from '../../../../ui/icons/paths.ts'
import { useMessages } from '../messages.ts'
import { openReasons, type Reportable } from './report.ts'

/** Reports something that another user shares. */
export function ReportButton({ share }: { readonly share: Reportable }) {
  const messages = useMessages()
  return (
    <IconButton
      icon={flag}
      label={messages('report')}
      size={36}
      aria-haspopup="menu"
      onClick={({ currentTarget }) => openReasons(share, currentTarget)}
    />
  )
}
