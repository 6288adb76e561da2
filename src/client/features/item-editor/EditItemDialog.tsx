import { type SubmitEvent, useId, useRef, useState } from 'react'
import type { Item } from '../../../shared/entities/item.ts'
import { Button } from '../../ui/components/button/Button.tsx'
import { focusFirstProblem } from '../../ui/form/focus-first-problem.ts'
import { fileTarget } from '../../ui/input/file-target.ts'
import { useMessages as useCommonMessages } from '../../ui/messages.ts'
import { Dialog } from '../../ui/overlay/dialog/Dialog.tsx'
import type { OverlayState } from '../../ui/overlay/overlay.ts'
import styles from './ItemForm.module.css'
import { ItemForm } from './ItemForm.tsx'
import { ItemPreview } from './ItemPreview.tsx'
import { useMessages } from './messages.ts'
import { previewOf, problemsOf } from './model.ts'
import { useItemDraft } from './use-item-draft.ts'

interface Props extends OverlayState {
  readonly item: Item
  readonly isFree: boolean
  /** False if it cannot be saved, which the user has been told: the dialog stays open. */
  readonly save: (item: Item) => boolean
}

/** The message that names what is edited. */
function titleOf({ type, component }: Item) {
  if (type === 'icon') return 'editTitle'
  return component === 'folder' ? 'editTitle.folder' : 'editTitle.widget'
}

/** Edits a tile: everything is previewed, and saved in one step. */
export function EditItemDialog({ item, isFree, open, close, save }: Props) {
  const messages = useMessages()
  const common = useCommonMessages()
  const form = useId()
  const state = useItemDraft(item)
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
      title={messages(titleOf(item))}
      width={480}
      dismissable={false}
      actions={
        <>
          <Button onClick={close}>{common('cancel')}</Button>
          <Button kind="primary" type="submit" form={form} busy={state.isFinishing}>
            {messages('save')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className={styles['form']}
        noValidate
        onSubmit={(event) => void submit(event)}
        {...(item.type === 'icon' && fileTarget(state.picture.acceptFiles))}
      >
        {item.type === 'icon' ? <ItemPreview item={previewOf(state.draft)} /> : null}
        <ItemForm state={state} problems={isSubmitted ? problemsOf(state.draft) : {}} isFree={isFree} />
      </form>
    </Dialog>
  )
}
