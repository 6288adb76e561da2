import type { RefObject } from 'react'
import { useStore } from 'zustand'
import { Form } from '../../../ui/form/Form.tsx'
import { writeTo } from '../../../ui/form/writing.ts'
import { Popover } from '../../../ui/Popover.tsx'
import { iconSettings } from '../../home/index.ts'
import { useMessages } from '../../home/lazy.ts'
import styles from './GridPopover.module.css'

interface GridPopoverProps {
  readonly anchor: RefObject<HTMLElement | null>
  readonly open: boolean
  readonly onClose: () => void
}

const writing = writeTo(iconSettings)

/** The distance between the lines of the grid. */
export function GridPopover({ anchor, open, onClose }: GridPopoverProps) {
  const messages = useMessages()
  const { shown, change, hold } = writing
  return (
    <Popover
      label={messages('field.freeGridSize')}
      anchor={anchor}
      open={open}
      onClose={onClose}
      placement="bottom end"
      className={styles['popover']}
    >
      <Form
        settings={iconSettings}
        values={useStore(shown)}
        mobile={false}
        sections={[['freeGridSize']]}
        labels={() => messages('field.freeGridSize')}
        change={change}
        hold={hold}
      />
    </Popover>
  )
}
