import type { ReactNode } from 'react'
import { useMessageByKey } from '../../core/i18n.ts'
import { type TooltipPlacement, tooltip } from '../../ui/input/tooltip.ts'
import { openSettings } from '../settings/index.ts'

interface Props {
  readonly className: string | undefined
  readonly tipAt: TooltipPlacement
  readonly children: ReactNode
}

/** Opens the settings. */
export function SettingsButton({ className, tipAt, children }: Props) {
  const label = useMessageByKey()('settings.command.open')
  return (
    <button
      type="button"
      className={className}
      data-focus-stop=""
      tabIndex={-1} // the group on screen is the bar's stop
      aria-label={label}
      aria-haspopup="dialog"
      {...tooltip(label, tipAt, { onClick: () => openSettings() })}
    >
      {children}
    </button>
  )
}
