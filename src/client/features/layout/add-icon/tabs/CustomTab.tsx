import { type SubmitEvent, useRef, useState } from 'react'
import { Button } from '../../../../ui/components/button/Button.tsx'
import { railPanel } from '../../../../ui/components/rail-layout/RailLayout.tsx'
import { focusFirstProblem } from '../../../../ui/form/focus-first-problem.ts'
import { fileTarget } from '../../../../ui/input/files/file-target.ts'
import { useNarrower } from '../../../../ui/input/size/use-narrower.ts'
import { classes } from '../../../../ui/styles/classes.ts'
import { newTileLocation } from '../../../data/home/lazy.ts'
import { ItemForm, ItemPreview, previewOf, problemsOf, useItemDraft } from '../../../desk/item-editor/lazy.ts'
import styles from '../AddIcon.module.css'
import { addNewTile } from '../add/add-new-tile.ts'
import { useMessages } from '../messages.ts'
import { ownIconOf } from '../model.ts'
import { useFormPictures } from './form-pictures.ts'

/**
 * The form of an icon of one's own; after adding one it is empty again.
 * @param text what was looked for in vain among the sites: an address, or a name
 */
export function CustomTab({ text }: { readonly text: string }) {
  const [count, setCount] = useState(0)
  return <CustomForm key={count} text={count === 0 ? text : ''} onAdded={() => setCount(count + 1)} />
}

/** Below it the fields stand below the preview, in px: the button keeps its place below both. */
const NARROW_PX = 620

const NEW_ICON = { id: 'new', name: '', type: 'icon', size: '1x1' } as const

interface FormProps {
  readonly text: string
  readonly onAdded: () => void
}

function CustomForm({ text, onAdded }: FormProps) {
  const messages = useMessages()
  const form = useRef<HTMLFormElement>(null)
  const { address, name } = ownIconOf(text)
  const state = useItemDraft({ ...NEW_ICON, name }, address)
  const [isSubmitted, setSubmitted] = useState(false)
  const { addPictures } = state
  useFormPictures((references) => {
    addPictures(references)
    form.current?.querySelector<HTMLElement>('input[inputmode="url"]')?.focus()
  })
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { currentTarget } = event
    setSubmitted(true)
    const item = await state.finish()
    if (item === undefined) {
      focusFirstProblem(currentTarget)
      return
    }
    if (addNewTile(item, newTileLocation.getState()) === undefined) return
    state.sharing.share(item)
    onAdded()
  }
  const isNarrow = useNarrower(form, NARROW_PX)
  const add = (
    <Button kind="primary" type="submit" busy={state.isFinishing}>
      {messages('addIcon')}
    </Button>
  )
  return (
    <form
      ref={form}
      className={styles.custom}
      noValidate
      onSubmit={(event) => void submit(event)}
      {...fileTarget(state.picture.acceptFiles)}
    >
      <div className={classes(railPanel, styles.fields)}>
        <div className={styles.side}>
          <ItemPreview item={previewOf(state.draft)} />
          {isNarrow ? null : add}
        </div>
        <ItemForm state={state} problems={isSubmitted ? problemsOf(state.draft) : {}} />
      </div>
      {isNarrow ? <footer className={styles.submit}>{add}</footer> : null}
    </form>
  )
}
