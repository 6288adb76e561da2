import { useStore } from 'zustand'
import { extensionApi } from '../../../core/browser/extension-api.ts'
import { requestGrant } from '../../../core/browser/grants.ts'
import { useGranted } from '../../../core/browser/use-granted.ts'
import { connection } from '../../../core/net/connection.ts'
import { Button, type ButtonProps } from '../../../ui/components/button/Button.tsx'
import { Row } from '../../../ui/form/Row.tsx'
import { session } from '../../data/session/lazy.ts'
import { askToDisconnect, openConnect } from './connect.ts'
import { useMessages } from './messages.ts'

const ROW = 'instance'

/** Opens the way to connect with a server; nothing on a page of the web, which has its own. */
export function ConnectButton(props: Pick<ButtonProps, 'kind' | 'className'>) {
  const text = useMessages()
  if (extensionApi() === undefined) return null
  return (
    <Button {...props} onClick={openConnect}>
      {text('open')}
    </Button>
  )
}

/** The server that this extension is connected with, and the way to leave it; nothing without one. */
export function InstanceRow() {
  const text = useMessages()
  const server = useStore(connection, (now) => now.server)
  const isGuest = useStore(session, ({ login }) => login === undefined)
  const isAllowed = useGranted(server === undefined ? undefined : [server])
  if (server === undefined || extensionApi() === undefined) return null
  const allow = (
    <Button size="s" kind="primary" aria-describedby={ROW} onClick={() => void requestGrant({ origins: [server] })}>
      {text('allow')}
    </Button>
  )
  const address = isAllowed === false ? text('notAllowed', { origin: server }) : server
  return (
    <Row label={text('row')} hint={isGuest ? address : `${address} · ${text('logOutFirst')}`} labelId={ROW}>
      {isAllowed === false ? allow : null}
      <Button size="s" aria-describedby={ROW} disabled={!isGuest} onClick={() => void askToDisconnect(server)}>
        {text('disconnect')}
      </Button>
    </Row>
  )
}
