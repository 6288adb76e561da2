import { openLogin } from '../../kit/chat.ts'
import { Button } from '../../kit/components.ts'
import { useMessages } from './messages.ts'

/** What a guest sees: one button. */
export function Guest() {
  const messages = useMessages()
  return (
    <Button onClick={openLogin}>
      {messages('guest.title')} {messages('guest.text')} {messages('guest.logIn')}
    </Button>
  )
}
