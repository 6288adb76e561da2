import type { RefObject } from 'react'
import { useStore } from 'zustand'
import { Form } from '../../../../ui/form/Form.tsx'
import { writeTo } from '../../../../ui/form/writing.ts'
import { Popover } from '../../../../ui/Popover.tsx'
import { iconSettings } from '../../settings.ts'
import { useWords } from '../../words.ts'
import styles from './GridPopover.module.css'

interface GridPopoverProps {
  readonly anchor: RefObject<HTMLElement | null>
  readonly open: boolean
  readonly onClose: () => void
}

const writing = writeTo(iconSettings)

/** The distance between the lines of the grid. */
export function GridPopover({ anchor, open, onClose }: GridPopoverProps) {
  const words = useWords()
  const { shown, change, hold } = writing
  return (
    <Popover
      label={words('field.freeGridSize')}
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
        labels={() => words('field.freeGridSize')}
        change={change}
        hold={hold}
      />
    </Popover>
  )
}
