import { useState } from 'react'
import type { AuditedShare } from '../../../../../shared/api/admin.ts'
import { adminReportDone } from '../../../../../shared/api/admin-reports.ts'
import { auditGroup, deleteGroup } from '../../../../../shared/api/group.ts'
import type { ShareRefusal } from '../../../../../shared/api/sharing.ts'
import { auditTheme, deleteTheme } from '../../../../../shared/api/theme.ts'
import { Button } from '../../../../ui/components/button/Button.tsx'
import { Icon } from '../../../../ui/components/icon/Icon.tsx'
import { IconButton } from '../../../../ui/components/icon-button/IconButton.tsx'
import { help, trash } from '../../../../ui/icons/paths.ts'
import { confirmDialog } from '../../../../ui/overlay/dialog/dialogs.ts'
import { act as actNow, useAct } from '../ask/use-act.ts'
import { messages as texts, useMessages } from '../messages.ts'
import { AcceptButton } from '../parts/AcceptButton.tsx'
import { DeskRow } from '../parts/DeskRow.tsx'
import { DetailsButton } from '../parts/DetailsButton.tsx'
import { RefuseForm } from '../parts/RefuseForm.tsx'
import { ShareContents } from '../parts/ShareContents.tsx'
import { SharePicture } from '../parts/SharePicture.tsx'
import { ReportList } from './ReportList.tsx'
import { ReportNote } from './ReportNote.tsx'
import type { ReportedShare } from './use-reports.ts'

/** A theme or group that is reported, as it is now. One that is withdrawn or cannot be read can only be kept. */
export function ShareReport({ reported }: { readonly reported: ReportedShare }) {
  const messages = useMessages()
  const [isOpen, setOpen] = useState(false)
  const [isRefusing, setRefusing] = useState(false)
  const { isBusy, act } = useAct()
  const { id, name, changedAt, share } = reported
  const takeDown = (kind: AuditedShare['kind'], reason: ShareRefusal, note: string) =>
    act(
      kind === 'theme' ? auditTheme : auditGroup,
      { id, decision: 'refuse', reason, note },
      texts('reports.takenDown', { name }),
    )
  return (
    <DeskRow
      label={name}
      picture={share === undefined ? <Icon path={help} size={22} /> : <SharePicture share={share} />}
      title={name}
      kind={messages(`kind.${share?.kind ?? 'share'}`)}
      note={<ReportNote reported={reported} also={alsoOf(reported)} />}
      acts={
        <>
          <DetailsButton of="reports" isOpen={isOpen} onChange={setOpen} />
          {share !== undefined && (
            <IconButton
              icon={trash}
              label={messages('reports.deleteName', { name })}
              onClick={() => void askToDelete(share)}
            />
          )}
          {share !== undefined && (
            <Button aria-expanded={isRefusing} onClick={() => setRefusing(!isRefusing)}>
              {messages('reports.takeDown')}
            </Button>
          )}
          <AcceptButton
            busy={isBusy && !isRefusing}
            onClick={() => act(adminReportDone, { kind: 'share', id, changedAt }, texts('reports.kept'))}
          >
            {messages('reports.keep')}
          </AcceptButton>
        </>
      }
      below={[
        share !== undefined && isRefusing && (
          <RefuseForm
            submit={messages('reports.takeDownAndTell')}
            isBusy={isBusy}
            onCancel={() => setRefusing(false)}
            onRefuse={(reason, note) => takeDown(share.kind, reason, note)}
          />
        ),
        isOpen && <ReportList {...reported} />,
        isOpen && share && <ShareContents share={share} />,
      ]}
    />
  )
}

function alsoOf({ isWithdrawn, share }: ReportedShare): string | undefined {
  if (isWithdrawn) return texts('reports.withdrawn')
  return share === undefined ? texts('reports.unreadable') : undefined
}

async function askToDelete({ id, name, kind }: AuditedShare): Promise<void> {
  const isSure = await confirmDialog({
    title: texts('reports.deleteTitle', { name }),
    text: texts('reports.deleteText'),
    confirm: texts('reports.delete'),
    danger: true,
  })
  if (isSure) await actNow(kind === 'theme' ? deleteTheme : deleteGroup, { id }, texts('reports.deleted', { name }))
}
