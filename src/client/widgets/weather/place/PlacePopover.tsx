import type { RefObject } from 'react'
import type { Place } from '../../../../shared/entities/weather.ts'
import { useScreen } from '../../../kit/desktop.ts'
import { Popover } from '../../../kit/interaction.ts'
import { useMessages } from '../messages.ts'
import { PlaceChoice } from './PlaceChoice.tsx'
import styles from './PlacePopover.module.css'
import { useAsked } from './use-asked.ts'

interface PlacePopoverProps {
  readonly id: string
  readonly anchor: RefObject<Element | null>
  readonly onChoose: (place: Place) => void
  readonly onClose: () => void
}

/** All ways to a place, beside the tile that has none. */
export default function PlacePopover({ id, anchor, onChoose, onClose }: PlacePopoverProps) {
  const messages = useMessages()
  const asked = useAsked('asks')
  const { mobile } = useScreen()
  return (
    <Popover
      label={messages('choose')}
      anchor={anchor}
      placement={mobile ? 'bottom' : 'right top'}
      className={styles.popover}
      onClose={onClose}
    >
      <PlaceChoice
        id={id}
        title={<h3 className={styles.title}>{messages('choose')}</h3>}
        onChoose={onChoose}
        onLocated={onClose}
      />
      <small className={styles.asked}>{asked}</small>
    </Popover>
  )
}
