import { useState } from 'react'
import type * as v from 'valibot'
import { adminResetLink } from '../../../../../../shared/api/admin-users.ts'
import { Button } from '../../../../../ui/components/button/Button.tsx'
import { useTask } from '../../../../auth/login/lazy.ts'
import { askToAct } from '../../ask/use-act.ts'
import { useMessages } from '../../messages.ts'
import { OnceLink } from '../../parts/OnceLink.tsx'
import { useTimeText } from '../../parts/use-time-text.ts'
import type { KnownUser } from '../use-users.ts'
import { ActRow } from './ActRow.tsx'

type MadeLink = Readonly<v.InferOutput<typeof adminResetLink.output>>

/** Makes a link by which a user sets another password, and shows it as long as the page is open. */
export function ResetRow({ user: { id } }: { readonly user: Pick<KnownUser, 'id'> }) {
  const messages = useMessages()
  const timeText = useTimeText()
  const [made, setMade] = useState<MadeLink>()
  const [isBusy, run] = useTask(() => {})
  const make = async () => {
    const link = await askToAct(adminResetLink, { id })
    if (link !== undefined) setMade(link)
    return link !== undefined
  }
  return (
    <ActRow
      name={messages('users.reset')}
      hint={messages('users.resetHint')}
      outcome={
        made && (
          <OnceLink
            key={made.link}
            label={messages('users.reset')}
            link={made.link}
            note={messages(made.isMailed ? 'users.resetMailed' : 'users.resetNotMailed', {
              time: timeText(made.endsAt),
            })}
          />
        )
      }
    >
      <Button busy={isBusy} onClick={() => void run(make)}>
        {messages('users.resetDo')}
      </Button>
    </ActRow>
  )
}
