import type { ReactNode, RefObject } from 'react'
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover'
import { placeGlass } from '../../glass/glass-place.ts'
import { classes } from '../../styles/classes.ts'
import surface from '../../styles/surface.module.css'
import { useCloseByBack } from '../back/close-by-back.ts'
import { mayClose } from '../double-click-guard.ts'
import { useLayer } from '../use-layer.ts'
import styles from './Popover.module.css'

export interface PopoverProps {
  /** Its name for assistive technology. */
  readonly label: string
  /** The element that it opens beside. */
  readonly anchor: RefObject<Element | null>
  readonly open?: boolean
  readonly onClose: () => void
  readonly placement?: AriaPopoverProps['placement']
  readonly children: ReactNode
  readonly className?: string | undefined
}

/** A floating panel beside its anchor. Esc, a press outside or "back" closes it and the focus returns. Import it lazily. */
export function Popover({
  label,
  anchor,
  open = true,
  onClose,
  placement = 'bottom',
  children,
  className,
}: PopoverProps) {
  const layer = useLayer('menu', open)
  useCloseByBack(open, onClose)
  return (
    <AriaPopover
      ref={placeGlass}
      aria-label={label}
      triggerRef={anchor}
      isOpen={open}
      onOpenChange={(stays) => stays || onClose()}
      shouldCloseOnInteractOutside={mayClose}
      placement={placement}
      offset={8}
      containerPadding={8}
      className={classes(surface.g2, styles.popover, className)}
      UNSTABLE_portalContainer={layer}
    >
      {children}
    </AriaPopover>
  )
}
