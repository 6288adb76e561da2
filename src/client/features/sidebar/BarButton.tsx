import type { ReactNode } from 'react'
import { type TooltipPlacement, tooltip } from '../../ui/input/tooltip.ts'

export interface BarButtonProps {
  readonly className: string | undefined
  readonly tooltipSide: TooltipPlacement
  readonly children: ReactNode
}

interface Props extends BarButtonProps {
  readonly label: string
  readonly onClick: () => void
}

/** A button of the bar that opens a dialog. */
export function BarButton({ className, tooltipSide, children, label, onClick }: Props) {
  return (
    <button
      type="button"
      className={className}
      data-focus-stop=""
      tabIndex={-1} // the current group is the bar's tab stop
      aria-label={label}
      aria-haspopup="dialog"
      {...tooltip(label, tooltipSide, { onClick })}
    >
      {children}
    </button>
  )
}
