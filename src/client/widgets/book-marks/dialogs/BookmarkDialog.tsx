import { type FormEvent, useId, useState } from 'react'
import { BOOKMARK_LIMITS, type Bookmark } from '../../../../shared/entities/bookmark.ts'
import { isInternalUrl } from '../../../../shared/lib/url/safe-url.ts'
import { TextField } from '../../../kit/components.ts'
import { Dialog, FormActions, type OverlayState } from '../../../kit/interaction.ts'
import { type AddressProblem, checkAddress, parseTags } from '../../../kit/rules.ts'
import { addBookmarks, changeBookmark } from '../actions.ts'
import { tagsText } from '../kernel/tags.ts'
import { useMessages } from '../messages.ts'
import styles from './BookmarkDialog.module.css'
import { FolderPicker } from './FolderPicker.tsx'
import { TagsField } from './TagsField.tsx'
import { useSiteName } from './use-site-name.ts'

interface BookmarkDialogProps extends OverlayState {
  /** Where the bookmark is, or will be unless another folder is chosen. */
  readonly folder: string
  readonly url: string
  /** The one that is edited; without it one is added. */
  readonly bookmark?: Bookmark
}

const ADDRESS_LENGTH = 8192

/** Address, name, tags and folder of a bookmark. A new one is proposed the name of its site. */
export function BookmarkDialog({ open, close, folder, url, bookmark }: BookmarkDialogProps) {
  const messages = useMessages()
  const form = useId()
  const [address, setAddress] = useState(url)
  const [name, setName] = useState(bookmark?.name)
  const [tags, setTags] = useState(tagsText(bookmark?.tags ?? []))
  const [chosen, setChosen] = useState(folder)
  const [problem, setProblem] = useState<AddressProblem>()
  const proposed = useSiteName(bookmark === undefined ? address : '')
  const shownName = name ?? proposed
  const save = (event: FormEvent) => {
    event.preventDefault()
    const checked = checkAddress(address)
    const found = checked.ok ? (isInternalUrl(checked.url) ? 'scheme' : undefined) : checked.problem
    setProblem(found)
    if (!checked.ok || found !== undefined) return
    const fields = { name: shownName, url: checked.url, tags: parseTags(tags) }
    if (bookmark === undefined) {
      if (!addBookmarks([fields], { folder: chosen })) return
    } else changeBookmark(bookmark.id, fields, chosen)
    close()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={messages(bookmark === undefined ? 'addTitle' : 'editTitle')}
      width={460}
      actions={
        <FormActions form={form} label={messages(bookmark === undefined ? 'addAction' : 'save')} onCancel={close} />
      }
    >
      <form id={form} className={styles.form} noValidate onSubmit={save}>
        <TextField
          label={messages('address')}
          labelled
          compact
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          autoFocus={url === ''}
          maxLength={ADDRESS_LENGTH}
          value={address}
          error={problem && messages(`problem.${problem}`)}
          onChange={({ currentTarget }) => {
            setAddress(currentTarget.value)
            setProblem(undefined)
          }}
        />
        <TextField
          label={messages('nameField')}
          labelled
          compact
          autoFocus={url !== ''}
          maxLength={BOOKMARK_LIMITS.nameLength}
          value={shownName}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <TagsField value={tags} onChange={setTags} />
        <FolderPicker value={chosen} onChange={setChosen} />
      </form>
    </Dialog>
  )
}
