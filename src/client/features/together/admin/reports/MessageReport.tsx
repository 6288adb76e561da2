import { useRef, useState } from 'react'
import { adminReportDone } from '../../../../../shared/api/admin-reports.ts'
import { deleteMessage } from '../../../../../shared/api/chat.ts'
import { ADMIN } from '../../../../../shared/entities/account.ts'
import { Button } from '../../../../ui/components/button/Button.tsx'
import { Icon } from '../../../../ui/components/icon/Icon.tsx'
import { IconButton } from '../../../../ui/components/icon-button/IconButton.tsx'
import { chat, user } from '../../../../ui/icons/paths.ts'
import { openMenu } from '../../../../ui/overlay/menu/menus.ts'
import { useAct } from '../ask/use-act.ts'
import { messages as texts, useMessages } from '../messages.ts'
import { AcceptButton } from '../parts/AcceptButton.tsx'
import { DeskRow } from '../parts/DeskRow.tsx'
import { DetailsButton } from '../parts/DetailsButton.tsx'
import { authorEntries } from './author-entries.ts'
import { ReportList } from './ReportList.tsx'
import { ReportNote } from './ReportNote.tsx'
import type { ReportedMessage } from './use-reports.ts'

/** A message of the chat room that is reported, as it was written then. */
export function MessageReport({ message }: { readonly message: ReportedMessage }) {
  const messages = useMessages()
  const [isOpen, setOpen] = useState(false)
  const { isBusy, act } = useAct()
  const { chatId, author, text, isGone } = message
  return (
    <DeskRow
      label={`@${author}`}
      picture={<Icon path={chat} size={22} />}
      title={text}
      isText
      kind={messages('kind.message')}
      note={<ReportNote reported={message} also={isGone && messages('reports.gone')} />}
      acts={
        <>
          <DetailsButton of="reports" isOpen={isOpen} onChange={setOpen} />
          {author !== ADMIN && <AuthorMenu author={author} />}
          {!isGone && (
            <Button disabled={isBusy} onClick={() => act(deleteMessage, { chatId }, texts('reports.messageDeleted'))}>
              {messages('reports.delete')}
            </Button>
          )}
          <AcceptButton
            busy={isBusy}
            onClick={() => act(adminReportDone, { kind: 'message', chatId }, texts('reports.kept'))}
          >
            {messages('reports.keep')}
          </AcceptButton>
        </>
      }
      below={[isOpen && <ReportList {...message} />]}
    />
  )
}

function AuthorMenu({ author }: { readonly author: string }) {
  const label = useMessages()('reports.author', { name: author })
  const button = useRef<HTMLButtonElement>(null)
  return (
    <IconButton
      ref={button}
      icon={user}
      label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={({ detail }) =>
        openMenu({ label, items: authorEntries(author), anchor: button, align: 'end', focusFirst: detail === 0 })
      }
    />
  )
}
