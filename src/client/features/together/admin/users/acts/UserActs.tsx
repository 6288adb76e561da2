import { adminDeleteUser, adminEndLogins, adminLimitUser } from '../../../../../../shared/api/admin-users.ts'
import { call } from '../../../../../core/net/call.ts'
import { Button } from '../../../../../ui/components/button/Button.tsx'
import { confirmDialog } from '../../../../../ui/overlay/dialog/dialogs.ts'
import { showToast } from '../../../../../ui/overlay/toast/toast.ts'
import { askPassword } from '../../../../safety/account/lazy.ts'
import { refresh } from '../../ask/rounds.ts'
import { useAct } from '../../ask/use-act.ts'
import { messages as texts, useMessages } from '../../messages.ts'
import type { KnownUser } from '../use-users.ts'
import { ActRow } from './ActRow.tsx'
import { MuteRow } from './MuteRow.tsx'
import { ResetRow } from './ResetRow.tsx'
import styles from './UserActs.module.css'

interface UserActsProps {
  readonly user: KnownUser
  readonly hasChat: boolean
  /** Called when there is no such user any more. */
  readonly onGone: () => void
}

/** What can be done with the account of a user who is not the administrator. */
export const UserActs = ({ user, hasChat, onGone }: UserActsProps) => (
  <ul className={styles.acts}>
    <ResetRow user={user} />
    <EndLoginsRow user={user} />
    {hasChat && <MuteRow user={user} />}
    <BanRow user={user} />
    <DeleteRow user={user} onGone={onGone} />
  </ul>
)

interface RowProps {
  readonly user: KnownUser
}

function EndLoginsRow({ user: { id, username, logins } }: RowProps) {
  const messages = useMessages()
  const { isBusy, act } = useAct()
  const end = async () => {
    const name = `@${username}`
    const question = {
      title: texts('users.endLoginsAsk', { name }),
      text: texts('users.endLoginsHint'),
      confirm: texts('users.endLoginsDo'),
    }
    if (await confirmDialog(question)) act(adminEndLogins, { id }, texts('users.endLoginsDone', { name }))
  }
  return (
    <ActRow name={messages('users.endLogins')} hint={messages('users.endLoginsHint')}>
      <Button busy={isBusy} disabled={logins === 0} onClick={() => void end()}>
        {messages('users.endLoginsDo')}
      </Button>
    </ActRow>
  )
}

function BanRow({ user: { id, username, bannedAt } }: RowProps) {
  const messages = useMessages()
  const { isBusy, act } = useAct()
  const name = `@${username}`
  const ban = async () => {
    const question = {
      title: texts('ban.title', { name }),
      text: texts('users.banHint'),
      confirm: texts('ban'),
    }
    if (await confirmDialog(question)) act(adminLimitUser, { id, isBanned: true }, texts('banned', { name }))
  }
  return bannedAt === 0 ? (
    <ActRow name={messages('users.ban')} hint={messages('users.banHint')}>
      <Button busy={isBusy} onClick={() => void ban()}>
        {messages('ban')}
      </Button>
    </ActRow>
  ) : (
    <ActRow name={messages('users.unban')} hint={messages('users.unbanHint')}>
      <Button
        busy={isBusy}
        onClick={() => act(adminLimitUser, { id, isBanned: false }, texts('users.unbanDone', { name }))}
      >
        {messages('users.unbanDo')}
      </Button>
    </ActRow>
  )
}

function DeleteRow({ user: { id, username }, onGone }: RowProps & Pick<UserActsProps, 'onGone'>) {
  const messages = useMessages()
  const name = `@${username}`
  const ask = () =>
    askPassword({
      title: texts('users.deleteAsk', { name }),
      text: texts('users.deleteText'),
      confirm: texts('users.deleteDo'),
      danger: true,
      async run(password) {
        await call(adminDeleteUser, { id, password })
        showToast({ kind: 'success', text: texts('users.deleteDone', { name }) })
        onGone()
        refresh()
      },
    })
  return (
    <ActRow name={messages('users.delete')} hint={messages('users.deleteHint')}>
      <Button onClick={ask}>{messages('users.deleteDo')}</Button>
    </ActRow>
  )
}
