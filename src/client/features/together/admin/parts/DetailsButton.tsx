import { IconButton } from '../../../../ui/components/icon-button/IconButton.tsx'
import { eye, eyeOff } from '../../../../ui/icons/paths.ts'
import { useMessages } from '../messages.ts'

const LABELS = {
  details: { show: 'showDetails', hide: 'hideDetails' },
  reports: { show: 'reports.show', hide: 'reports.hide' },
} as const

interface DetailsButtonProps {
  /** What there is below the row. */
  readonly of?: keyof typeof LABELS
  readonly isOpen: boolean
  readonly onChange: (isOpen: boolean) => void
}

/** Shows all of something below its row, or hides it again. */
export function DetailsButton({ of = 'details', isOpen, onChange }: DetailsButtonProps) {
  const messages = useMessages()
  return (
    <IconButton
      icon={isOpen ? eyeOff : eye}
      label={messages(LABELS[of][isOpen ? 'hide' : 'show'])}
      aria-expanded={isOpen}
      onClick={() => onChange(!isOpen)}
    />
  )
}
