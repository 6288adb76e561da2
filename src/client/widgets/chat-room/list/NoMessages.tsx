import { retrySocket, useSocket } from '../../../kit/chat.ts'
import { EmptyWindow, Failed, Spinner } from '../../../kit/components.ts'
import { FAULTS } from '../faults.ts'
import { useMessages } from '../messages.ts'
import styles from './NoMessages.module.css'

/** What stands in place of the list. @param isLoading whether messages are on their way */
export function NoMessages({ isLoading }: { readonly isLoading: boolean }) {
  const messages = useMessages()
  const socket = useSocket()
  if (socket.at === 'waiting')
    return (
      <div className={styles.middle}>
        <Failed
          fit="page"
          title={messages(FAULTS[socket.why])}
          action={{ label: messages('retry'), run: retrySocket }}
        />
      </div>
    )
  if (socket.at !== 'open' || isLoading)
    return (
      <div className={styles.middle} role="status" aria-label={messages('connecting')}>
        <Spinner size={24} />
      </div>
    )
  return <EmptyWindow title={messages('empty.title')} hint={messages('empty.text')} />
}
