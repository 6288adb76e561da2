import { useMe } from '../../../kit/chat.ts'
import { Dialog, type OverlayState } from '../../../kit/interaction.ts'
import { useMessages } from '../messages.ts'
import { Aside } from './Aside.tsx'

/** What stands beside the list, over a window that has no room for it. */
export function AsideDialog({ open, close }: OverlayState) {
  const messages = useMessages()
  const me = useMe()
  if (me === undefined) return null
  return (
    <Dialog open={open} onClose={close} title={messages('room')}>
      <Aside me={me} onLeave={close} />
    </Dialog>
  )
}
