import { useEffect, useId, useState } from 'react'
import { onGrantsChange } from '../../../core/browser/grants.ts'
import { SwitchControl } from '../../../ui/form/choice/Switch.tsx'
import { Row } from '../../../ui/form/Row.tsx'
import { isContextMenuOn, onContextMenuChange, switchContextMenu } from './context-menu.ts'
import { useMessages } from './messages.ts'

/** Whether the browser's menu of links and pages has an entry that adds them; of the extension alone. */
export function ContextMenuRow() {
  const text = useMessages()
  const id = useId()
  const [isOn, setOn] = useState(false)
  const [isRefused, setRefused] = useState(false)
  useEffect(() => {
    // the browser knows, and other tabs change it
    const read = () => void isContextMenuOn().then(setOn)
    read()
    const ends = [onContextMenuChange(read), onGrantsChange(read)]
    return () => ends.forEach((end) => void end())
  }, [])
  const turn = async (on: boolean) => {
    const isNow = await switchContextMenu(on)
    setOn(isNow)
    setRefused(on && !isNow)
  }
  return (
    <Row
      label={text('contextMenu')}
      hint={text('contextMenuHint')}
      error={isRefused ? text('contextMenuRefused') : undefined}
      noteId={`${id}-note`}
      control={id}
      pressAnywhere
    >
      <SwitchControl id={id} value={isOn} onChange={(on) => void turn(on)} aria-describedby={`${id}-note`} />
    </Row>
  )
}
