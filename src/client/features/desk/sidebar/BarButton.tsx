import type { ReactNode } from 'react'
import { type TooltipPlacement, tooltip } from '../../../ui/input/tooltip.ts'

export interface BarButtonProps {
  readonly className: string | undefined
  readonly tooltipSide: TooltipPlacement
  readonly children: ReactNode
}

interface Props extends BarButtonProps {
  readonly label: string
  /** Whether Tab reaches it; else the current group is the bar's tab stop. */
  readonly isTabStop?: boolean
  readonly onClick: () => void
}

/** A button of the bar that opens a dialog. */
export function BarButton({ className, tooltipSide, children, label, isTabStop, onClick }: Props) {
  return (
    <button
      type="button"
      className={className}
      data-focus-stop=""
      tabIndex={isTabStop ? 0 : -1}
      aria-label={label}
      aria-haspopup="dialog"
      {...tooltip(label, tooltipSide, { onClick })}
    >
      {children}
    </button>
  )
}
