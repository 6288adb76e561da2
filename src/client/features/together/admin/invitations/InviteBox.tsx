import { useState } from 'react'
import type * as v from 'valibot'
import { adminInvite } from '../../../../../shared/api/admin-invitations.ts'
import { Button } from '../../../../ui/components/button/Button.tsx'
import { TextField } from '../../../../ui/components/text-field/TextField.tsx'
import { useSubmission } from '../../../auth/login/lazy.ts'
import { askToAct } from '../ask/use-act.ts'
import { useMessages } from '../messages.ts'
import { Box } from '../parts/Box.tsx'
import { OnceLink } from '../parts/OnceLink.tsx'
import { useTimeText } from '../parts/use-time-text.ts'
import styles from './InviteBox.module.css'
import { type InvitationDraft, invitationOf, problemsOfInvitation } from './kernel/invitation-draft.ts'

type MadeInvitation = Readonly<v.InferOutput<typeof adminInvite.output>>

/** Makes an invitation, and shows its link as long as the page is open: it is not told again. */
export function InviteBox() {
  const messages = useMessages()
  const timeText = useTimeText()
  const [draft, setDraft] = useState<InvitationDraft>({ uses: '1', days: '7' })
  const [made, setMade] = useState<MadeInvitation>()
  const send = async () => {
    const invitation = invitationOf(draft)
    const link = invitation && (await askToAct(adminInvite, invitation))
    if (link !== undefined) setMade(link)
    return link !== undefined
  }
  const { problems, isBusy, onSubmit } = useSubmission(problemsOfInvitation(draft), send, () => {})
  return (
    <Box title={messages('invitations.new')}>
      <div className={styles.body}>
        <form className={styles.form} noValidate onSubmit={onSubmit}>
          {(['uses', 'days'] as const).map((field) => (
            <NumberField
              key={field}
              label={messages(`invitations.${field}`)}
              value={draft[field]}
              most={problems[field]}
              onChange={(text) => setDraft({ ...draft, [field]: text })}
            />
          ))}
          <Button type="submit" busy={isBusy}>
            {messages('invitations.make')}
          </Button>
        </form>
        {made && (
          <OnceLink
            key={made.id}
            label={messages('invitations.link')}
            link={made.link}
            note={messages('invitations.linkNote', { time: timeText(made.endsAt) })}
          />
        )}
      </div>
    </Box>
  )
}

interface NumberFieldProps {
  readonly label: string
  readonly value: string
  /** The most that it may be, where it is wrong. */
  readonly most: number | undefined
  readonly onChange: (text: string) => void
}

function NumberField({ label, value, most, onChange }: NumberFieldProps) {
  const messages = useMessages()
  return (
    <TextField
      compact
      labelled
      label={label}
      inputMode="numeric"
      autoComplete="off"
      maxLength={8}
      value={value}
      error={most === undefined ? undefined : messages('invitations.wrong', { most })}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
