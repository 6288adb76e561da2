import type * as v from 'valibot'
import { adminInvitations, adminUninvite } from '../../../../../shared/api/admin-invitations.ts'
import { call } from '../../../../core/net/call.ts'
import { Button } from '../../../../ui/components/button/Button.tsx'
import { Empty } from '../../../../ui/components/state/State.tsx'
import { confirmDialog } from '../../../../ui/overlay/dialog/dialogs.ts'
import { MessageAge } from '../../chat/lazy.ts'
import { useAct } from '../ask/use-act.ts'
import { useAnswer } from '../ask/use-answer.ts'
import { messages as texts, useMessages } from '../messages.ts'
import { DeskPage } from '../parts/DeskPage.tsx'
import { Rows } from '../parts/Rows.tsx'
import { useTimeText } from '../parts/use-time-text.ts'
import type { SectionProps } from '../sections.ts'
import styles from './Invitations.module.css'
import { InviteBox } from './InviteBox.tsx'

type Invitation = Readonly<v.InferOutput<typeof adminInvitations.output>>['list'][number]

/** By what links somebody may register. */
export function Invitations({ overview }: SectionProps) {
  const messages = useMessages()
  const answer = useAnswer('invitations', (signal) => call(adminInvitations, {}, { silent: true, signal }))
  const registration = overview.at === 'there' ? overview.value.settings.registration : 'invite'
  return (
    <DeskPage title={messages('section.invitations')} answer={answer}>
      {({ list }) => (
        <div className={styles.page}>
          {registration !== 'invite' && <p className={styles.note}>{messages(`invitations.${registration}`)}</p>}
          <InviteBox />
          {list.length === 0 ? (
            <Empty fit="page" title={messages('invitations.none')} hint={messages('invitations.noneHint')} />
          ) : (
            <Rows>
              {list.map((one) => (
                <InvitationRow key={one.id} invitation={one} />
              ))}
            </Rows>
          )}
        </div>
      )}
    </DeskPage>
  )
}

function InvitationRow({ invitation: { id, usesLeft, madeAt, endsAt } }: { readonly invitation: Invitation }) {
  const messages = useMessages()
  const timeText = useTimeText()
  const { isBusy, act } = useAct()
  const takeBack = async () => {
    const question = {
      title: texts('invitations.takeBackAsk'),
      text: texts('invitations.takeBackText'),
      confirm: texts('invitations.takeBack'),
      danger: true,
    }
    if (await confirmDialog(question)) act(adminUninvite, { id }, texts('invitations.takenBack'))
  }
  return (
    <li className={styles.row}>
      <span>
        <b>{messages('invitations.left', { count: usesLeft })}</b>
        <small>
          {messages('invitations.until', { time: timeText(endsAt) })} · {messages('invitations.made')}{' '}
          <MessageAge time={madeAt} />
        </small>
      </span>
      <Button busy={isBusy} onClick={() => void takeBack()}>
        {messages('invitations.takeBack')}
      </Button>
    </li>
  )
}
