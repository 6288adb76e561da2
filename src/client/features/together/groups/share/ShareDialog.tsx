import { type SubmitEvent, useId, useMemo, useState } from 'react'
import { uploadGroup } from '../../../../../shared/api/group.ts'
import { GROUP_SUBJECTS, type GroupSubject } from '../../../../../shared/api/shared-group.ts'
import { GROUP_ICON_LIST, type GroupIconName } from '../../../../../shared/entities/group-icon.ts'
import type { Group } from '../../../../../shared/entities/item.ts'
import { THEME_TEXT } from '../../../../../shared/entities/theme.ts'
import { oneLine } from '../../../../../shared/lib/text/one-line.ts'
import { call } from '../../../../core/net/call.ts'
import { useMessageByKey } from '../../../../core/text/i18n.ts'
import { NamedIcon } from '../../../../ui/components/icon/NamedIcon.tsx'
import { TextField } from '../../../../ui/components/text-field/TextField.tsx'
import { Chips } from '../../../../ui/form/choice/Chips.tsx'
import { PictureCells } from '../../../../ui/form/choice/PictureCells.tsx'
import { focusFirstProblem } from '../../../../ui/form/focus-first-problem.ts'
import { Dialog } from '../../../../ui/overlay/dialog/Dialog.tsx'
import { FormActions } from '../../../../ui/overlay/dialog/FormActions.tsx'
import { showToast } from '../../../../ui/overlay/toast/toast.ts'
import { askServer } from '../../../auth/login/lazy.ts'
import { isAdmin } from '../../../data/session/lazy.ts'
import { useModeration } from '../../sharing/lazy.ts'
import { shareableOf } from '../kernel/to-shared.ts'
import { useMessages } from '../messages.ts'
import { problemsOf, type ShareDraft } from './model.ts'
import { ShareContents } from './ShareContents.tsx'
import styles from './ShareDialog.module.css'

interface Props {
  readonly open: boolean
  readonly group: Group
  readonly onClose: () => void
}

/** A group's own icon is proposed, where it is one that groups may have. */
const draftOf = ({ name, icon }: Group): ShareDraft => ({
  ...{ name, info: '', type: 1, signed: true },
  icon: GROUP_ICON_LIST.some((one) => one.name === icon) ? icon : '',
})

/** Shares a group: what goes out and what stays is beside what its author says of it. */
export function ShareDialog({ open, group, onClose }: Props) {
  const messages = useMessages()
  const text = useMessageByKey()
  const id = useId()
  const shareable = useMemo(() => shareableOf(group), [group])
  const [draft, setDraft] = useState<ShareDraft>(() => draftOf(group))
  const [isSubmitted, setSubmitted] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const moderation = useModeration()
  const problems = isSubmitted ? problemsOf(draft, shareable.content.tiles.length) : []
  const subjects = GROUP_SUBJECTS.filter((subject) => subject !== 0 || isAdmin())
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setSubmitted(true)
    const form = event.currentTarget
    if (problemsOf(draft, shareable.content.tiles.length).length > 0) return focusFirstProblem(form)
    setBusy(true)
    const isTaken = await askServer(async () => {
      const { state } = await call(uploadGroup, {
        ...{ name: oneLine(draft.name), info: oneLine(draft.info), children: shareable.content, signed: draft.signed },
        // both are chosen from the lists of the contract
        ...{ icon: draft.icon as GroupIconName, type: draft.type as GroupSubject },
      })
      showToast({ kind: 'success', text: messages(state === 'public' ? 'shared' : 'sharedWaiting') })
    })
    if (isTaken) onClose()
    else setBusy(false) // the draft stays
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={messages('share')}
      width={760}
      aside={
        <ShareContents
          group={group}
          shareable={shareable}
          signed={draft.signed}
          onSign={(signed) => setDraft({ ...draft, signed })}
        />
      }
      actions={
        <>
          <small className={styles.note}>
            {moderation !== undefined && messages(moderation === 'before' ? 'lookedAtBefore' : 'seenAtOnce')}
          </small>
          <FormActions form={id} label={messages('shareIt')} busy={isBusy} onCancel={onClose} />
        </>
      }
    >
      <form id={id} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label={messages('nameLabel')}
          labelled
          autoFocus
          maxLength={THEME_TEXT.name}
          autoComplete="off"
          value={draft.name}
          hint={`${Array.from(draft.name).length} / ${THEME_TEXT.name}`}
          error={problems.includes('name') ? messages('nameMissing') : undefined}
          onChange={({ currentTarget }) => setDraft({ ...draft, name: currentTarget.value })}
        />
        <TextField
          label={messages('words')}
          labelled
          maxLength={THEME_TEXT.words}
          autoComplete="off"
          placeholder={messages('optional')}
          value={draft.info}
          onChange={({ currentTarget }) => setDraft({ ...draft, info: currentTarget.value })}
        />
        <span id={`${id}-icon`} className={styles.label}>
          {messages('icon')}
        </span>
        <PictureCells
          labelledBy={`${id}-icon`}
          columns={10}
          value={draft.icon}
          options={GROUP_ICON_LIST.map(({ name }) => ({
            value: name,
            label: text(`group-editor.icon.${name}`),
            picture: <NamedIcon name={name} size={18} />,
          }))}
          onChange={(icon) => setDraft({ ...draft, icon })}
        />
        {problems.includes('icon') && (
          <p className={styles.error} role="alert">
            {messages('iconMissing')}
          </p>
        )}
        <Chips
          legend={messages('subject')}
          options={subjects.map((value) => ({ value, label: messages(`subject.${value}`) }))}
          isChosen={(subject) => draft.type === subject}
          onPress={(type) => setDraft({ ...draft, type })}
        />
        {problems.includes('tiles') && (
          <p className={styles.error} role="alert">
            {messages('nothing')}
          </p>
        )}
      </form>
    </Dialog>
  )
}
