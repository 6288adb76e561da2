import type { RefObject } from 'react'
import { useStore } from 'zustand'
import { useMessageByKey } from '../../../../../core/text/i18n.ts'
import { createFormDraft } from '../../../../../ui/form/draft/form-draft.ts'
import { Form } from '../../../../../ui/form/Form.tsx'
import { Popover } from '../../../../../ui/overlay/popover/Popover.tsx'
import { iconSettings } from '../../../../data/home/index.ts'
import styles from './GridPopover.module.css'

interface GridPopoverProps {
  readonly anchor: RefObject<HTMLElement | null>
  readonly open: boolean
  readonly onClose: () => void
}

const draft = createFormDraft(iconSettings)

/** A slider for the distance of grid lines. */
export function GridPopover({ anchor, open, onClose }: GridPopoverProps) {
  const messageByKey = useMessageByKey()
  const { shown, change, setDragging } = draft
  return (
    <Popover
      label={messageByKey('tiles.field.freeGridSize')}
      anchor={anchor}
      open={open}
      onClose={onClose}
      placement="bottom end"
      className={styles.popover}
    >
      <Form
        settings={iconSettings}
        values={useStore(shown)}
        mobile={false}
        sections={[['freeGridSize']]}
        labels={() => messageByKey('tiles.field.freeGridSize')}
        change={change}
        setDragging={setDragging}
      />
    </Popover>
  )
}
