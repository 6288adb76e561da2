import { useEffect, useState } from 'react'
import { revokeSessions, sessions } from '../../../../shared/api/account.ts'
import type { SessionInfo } from '../../../../shared/entities/account.ts'
import { call } from '../../../core/net/call.ts'
import { CallError } from '../../../core/net/call-error.ts'
import { timeFormat } from '../../../core/text/hour-cycle.ts'
import { useLanguage } from '../../../core/text/i18n.ts'
import { Button } from '../../../ui/components/button/Button.tsx'
import { Card } from '../../../ui/form/Card.tsx'
import { Row } from '../../../ui/form/Row.tsx'
import styles from './Account.module.css'
import { askPassword } from './dialogs/open-dialogs.ts'
import { useMessages } from './messages.ts'

/** The logins of the account, on whatever device; others are ended here. */
export function Logins() {
  const text = useMessages()
  const language = useLanguage()
  const [list, setList] = useState<readonly SessionInfo[]>([])
  useEffect(() => {
    // the server is outside of React
    let isOver = false
    call(sessions, {}, { silent: true }).then(
      (answer) => isOver || setList(answer.list),
      (error: unknown) => {
        if (!(error instanceof CallError)) throw error
      },
    )
    return () => {
      isOver = true
    }
  }, [])
  const end = (id?: string) =>
    askPassword({
      title: text(id === undefined ? 'endOthers' : 'endLogin'),
      confirm: text('end'),
      run: async (password) => setList((await call(revokeSessions, { password, id })).list),
    })
  if (list.length === 0) return null
  const time = timeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <Card>
      {list.map(({ id, device, address, seenAt, syncedAt, isCurrent }) => (
        <Row
          key={id}
          label={device === '' ? text('unknownDevice') : device}
          hint={[
            ...(isCurrent ? [text('thisDevice')] : [address, time.format(seenAt)]),
            syncedAt === 0 ? text('neverSynced') : text('syncedAt', { time: time.format(syncedAt) }),
          ].join(' · ')}
        >
          {isCurrent ? null : (
            <Button size="s" onClick={() => end(id)}>
              {text('end')}
            </Button>
          )}
        </Row>
      ))}
      {list.length > 2 ? (
        <div className={styles.buttons}>
          <Button size="s" onClick={() => end()}>
            {text('endOthers')}
          </Button>
        </div>
      ) : null}
    </Card>
  )
}
