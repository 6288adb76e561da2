import { useState } from 'react'
import type { AuditedShare } from '../../../../../shared/api/admin.ts'
import { auditGroup } from '../../../../../shared/api/group.ts'
import type { Audit } from '../../../../../shared/api/sharing.ts'
import { auditTheme } from '../../../../../shared/api/theme.ts'
import { MessageAge } from '../../chat/lazy.ts'
import { useAct } from '../ask/use-act.ts'
import { messages as texts, useMessages } from '../messages.ts'
import { RefuseForm } from '../parts/RefuseForm.tsx'
import { ShareContents } from '../parts/ShareContents.tsx'
import { SharePicture } from '../parts/SharePicture.tsx'
import { WaitingRow } from './WaitingRow.tsx'

/** A theme or group that waits, as it was offered last: what changes meanwhile is not approved with it. */
export function ShareRow({ share }: { readonly share: AuditedShare }) {
  const messages = useMessages()
  const [isRefusing, setRefusing] = useState(false)
  const { isBusy, act } = useAct()
  const { id, name, info, username, changedAt } = share
  const audit = (given: Audit, done: string) => act(share.kind === 'theme' ? auditTheme : auditGroup, given, done)
  return (
    <WaitingRow
      picture={<SharePicture share={share} />}
      name={name}
      kind={messages(`kind.${share.kind}`)}
      note={
        <>
          @{username} · <MessageAge time={changedAt} />
          {info !== '' && ` · ${info}`}
        </>
      }
      isBusy={isBusy && !isRefusing}
      onApprove={() => audit({ id, decision: 'approve', changedAt }, texts('approved', { name }))}
      onRefuse={() => setRefusing(!isRefusing)}
      details={<ShareContents share={share} />}
      refusal={
        isRefusing && (
          <RefuseForm
            submit={messages('refuseAndTell')}
            isBusy={isBusy}
            onCancel={() => setRefusing(false)}
            onRefuse={(reason, note) => audit({ id, decision: 'refuse', reason, note }, texts('refused', { name }))}
          />
        )
      }
    />
  )
}
