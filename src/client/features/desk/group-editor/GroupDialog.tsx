import { type SubmitEvent, useId, useState } from 'react'
import { GROUP_ICON_LIST } from '../../../../shared/entities/group-icon.ts'
import { NamedIcon } from '../../../ui/components/icon/NamedIcon.tsx'
import { TextField } from '../../../ui/components/text-field/TextField.tsx'
import { PictureCells } from '../../../ui/form/choice/PictureCells.tsx'
import { focusFirstProblem } from '../../../ui/form/focus-first-problem.ts'
import { useMessages as useCommonMessages } from '../../../ui/messages.ts'
import { Dialog } from '../../../ui/overlay/dialog/Dialog.tsx'
import { FormActions } from '../../../ui/overlay/dialog/FormActions.tsx'
import styles from './GroupDialog.module.css'
import { useMessages } from './messages.ts'
import { type GroupDraft, NAME_LIMIT, problemsOf, toStore } from './model.ts'

/** The names of the icons for groups, in the order in which they are offered. */
const GROUP_ICONS = GROUP_ICON_LIST.map(({ name }) => name)

interface Props {
  readonly open: boolean
  readonly title: string
  readonly initial: GroupDraft
  /** Called with what the user says; undefined when he cancels. */
  readonly answer: (draft: GroupDraft | undefined) => void
}

/** Asks for the name and the icon of a group. */
export function GroupDialog({ open, title, initial, answer }: Props) {
  const messages = useMessages()
  const common = useCommonMessages()
  const id = useId()
  const [draft, setDraft] = useState(initial)
  const [isSubmitted, setSubmitted] = useState(false)
  const problems = isSubmitted ? problemsOf(draft) : []
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setSubmitted(true)
    if (problemsOf(draft).length === 0) answer(toStore(draft))
    else focusFirstProblem(event.currentTarget)
  }
  return (
    <Dialog
      open={open}
      onClose={() => answer(undefined)}
      title={title}
      width={420}
      actions={<FormActions form={id} label={common('confirm')} onCancel={() => answer(undefined)} />}
    >
      <form id={id} className={styles.form} noValidate onSubmit={submit}>
        <TextField
          label={messages('name')}
          labelled
          autoFocus
          maxLength={NAME_LIMIT}
          autoComplete="off"
          value={draft.name}
          error={problems.includes('name') ? messages('nameMissing') : undefined}
          onChange={({ currentTarget }) => setDraft({ ...draft, name: currentTarget.value })}
        />
        <span id={`${id}-icon`} className={styles.label}>
          {messages('icon')}
        </span>
        <PictureCells
          labelledBy={`${id}-icon`}
          columns={8}
          value={draft.icon}
          options={GROUP_ICONS.map((icon) => ({
            value: icon,
            label: messages(`icon.${icon}`),
            picture: <NamedIcon name={icon} size={20} />,
          }))}
          onChange={(icon) => setDraft({ ...draft, icon })}
        />
        {problems.includes('icon') ? (
          <p className={styles.error} role="alert">
            {messages('iconMissing')}
          </p>
        ) : null}
      </form>
    </Dialog>
  )
}
