import type { ReactNode } from 'react'
import { useMessageByKey } from '../../core/i18n.ts'
import { type TooltipPlacement, tooltip } from '../../ui/input/tooltip.ts'
import { openSettings } from '../settings/index.ts'

interface Props {
  readonly className: string | undefined
  readonly tooltipSide: TooltipPlacement
  readonly children: ReactNode
}

/** Opens the settings. */
export function SettingsButton({ className, tooltipSide, children }: Props) {
  const label = useMessageByKey()('settings.command.open')
  return (
    <button
      type="button"
      className={className}
      data-focus-stop=""
      tabIndex={-1} // the current group is the bar's tab stop
      aria-label={label}
      aria-haspopup="dialog"
      {...tooltip(label, tooltipSide, { onClick: () => openSettings() })}
    >
      {children}
    </button>
  )
}
