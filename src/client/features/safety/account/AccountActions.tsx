import { deleteAccount, exportAccount } from '../../../../shared/api/account.ts'
import { ADMIN, type UserInfo } from '../../../../shared/entities/account.ts'
import { call } from '../../../core/net/call.ts'
import { Button } from '../../../ui/components/button/Button.tsx'
import { Card } from '../../../ui/form/Card.tsx'
import { Row } from '../../../ui/form/Row.tsx'
import { saveFile } from '../../../ui/input/files/save-file.ts'
import { showToast } from '../../../ui/overlay/toast/toast.ts'
import { askServer, useAccountRules } from '../../auth/login/lazy.ts'
import { setLogin } from '../../data/session/lazy.ts'
import { openApp } from '../../shell/windows/index.ts'
import { forgetSync } from '../sync/lazy.ts'
import { askPassword, openChangePassword, openEmail, openWechat } from './dialogs/open-dialogs.ts'
import { askToLogOut } from './log-out.ts'
import { messages, useMessages } from './messages.ts'

interface AccountActionsProps {
  readonly info: UserInfo
}

/** What can be done with the account as a whole. */
export function AccountActions({ info: { username, email, open_id: openId } }: AccountActionsProps) {
  const text = useMessages()
  const { hasMail, hasMiniProgram } = useAccountRules()
  return (
    <Card>
      {username === ADMIN ? (
        <Row label={text('desk')} hint={text('deskHint')}>
          <Button size="s" onClick={() => openApp({ app: 'admin' })}>
            {text('openDesk')}
          </Button>
        </Row>
      ) : null}
      {hasMail || email !== '' ? (
        <Row label={text('email')} hint={email === '' ? text('emailHint') : email}>
          {hasMail ? (
            <Button size="s" onClick={openEmail}>
              {text(email === '' ? 'bind' : 'change')}
            </Button>
          ) : null}
        </Row>
      ) : null}
      {hasMiniProgram ? (
        <Row label={text('wechat')} hint={text(openId === '' ? 'wechatHint' : 'wechatBound')}>
          <Button size="s" onClick={() => openWechat(username)}>
            {text(openId === '' ? 'bind' : 'change')}
          </Button>
        </Row>
      ) : null}
      <Row label={text('password')}>
        <Button size="s" onClick={openChangePassword}>
          {text('change')}
        </Button>
      </Row>
      <Row label={text('export')} hint={text('exportHint')}>
        <Button size="s" onClick={() => void downloadAccount(username)}>
          {text('download')}
        </Button>
      </Row>
      <Row label={text('deleteAccount')} hint={text('deleteHint')}>
        <Button size="s" kind="danger" onClick={askToDelete}>
          {text('delete')}
        </Button>
      </Row>
      <Row label={text('logOut')} hint={text('logOutHint')}>
        <Button size="s" onClick={() => void askToLogOut()}>
          {text('logOut')}
        </Button>
      </Row>
    </Card>
  )
}

async function downloadAccount(username: string): Promise<void> {
  await askServer(async () => {
    const all = await call(exportAccount, {})
    const file = new Blob([JSON.stringify(all, undefined, 2)], { type: 'application/json' })
    saveFile(file, `genkan-${username}.json`)
  })
}

const askToDelete = (): void =>
  askPassword({
    title: messages('deleteAccount'),
    text: messages('deleteText'),
    confirm: messages('delete'),
    danger: true,
    async run(password) {
      await call(deleteAccount, { password })
      await forgetSync().catch(() => {}) // there is nothing to be known any more
      await setLogin(undefined)
      showToast({ kind: 'success', text: messages('deleted') })
    },
  })
