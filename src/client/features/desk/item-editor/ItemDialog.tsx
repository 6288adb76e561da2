import { type ReactNode, type SubmitEvent, useId, useRef, useState } from 'react'
import type { Item } from '../../../../shared/entities/item.ts'
import { focusFirstProblem } from '../../../ui/form/focus-first-problem.ts'
import { fileTarget } from '../../../ui/input/files/file-target.ts'
import { Dialog } from '../../../ui/overlay/dialog/Dialog.tsx'
import { FormActions } from '../../../ui/overlay/dialog/FormActions.tsx'
import type { OverlayState } from '../../../ui/overlay/overlay.ts'
import styles from './form/ItemForm.module.css'
import { ItemPreview } from './ItemPreview.tsx'
import { useMessages } from './messages.ts'
import { type Problems, previewOf, problemsOf } from './model.ts'
import { type ItemDraftState, useItemDraft } from './use-item-draft.ts'

interface Props extends OverlayState {
  readonly title: string
  readonly item: Item
  /** An address for it that the user has typed elsewhere. */
  readonly typed?: string
  /** Draws the form. */
  readonly children: (state: ItemDraftState, problems: Problems) => ReactNode
  /** False if it cannot be saved, which the user has been told: the dialog stays open. */
  readonly save: (item: Item) => boolean
}

/** A dialog that edits a tile, or what looks like one: everything is previewed, and saved in one step. */
export function ItemDialog({ title, item, typed, children, open, close, save }: Props) {
  const messages = useMessages()
  const form = useId()
  const state = useItemDraft(item, typed)
  const [isSubmitted, setSubmitted] = useState(false)
  const isOpen = useRef(open) // it may be cancelled while it waits for its site
  isOpen.current = open
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { currentTarget } = event
    setSubmitted(true)
    const edited = await state.finish()
    if (!isOpen.current) return
    if (edited === undefined) focusFirstProblem(currentTarget)
    else if (save(edited)) {
      state.sharing.share(edited)
      close()
    }
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      width={480}
      dismissable={false}
      actions={<FormActions form={form} label={messages('save')} busy={state.isFinishing} onCancel={close} />}
    >
      <form
        id={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => void submit(event)}
        {...(item.type === 'icon' && fileTarget(state.picture.acceptFiles))}
      >
        {item.type === 'icon' ? <ItemPreview item={previewOf(state.draft)} /> : null}
        {children(state, isSubmitted ? problemsOf(state.draft) : {})}
      </form>
    </Dialog>
  )
}
