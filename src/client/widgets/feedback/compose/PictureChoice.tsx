import { useEffect, useId, useState } from 'react'
import { useStore } from 'zustand'
import { sendFeedback } from '../../../../shared/api/feedback.ts'
import { Icon, IconButton } from '../../../kit/components.ts'
import { useScreen } from '../../../kit/desktop.ts'
import { close, plus } from '../../../kit/icons.ts'
import { showToast, useFileChooser } from '../../../kit/interaction.ts'
import { pictureProblem } from '../kernel/model.ts'
import { messages, useMessages } from '../messages.ts'
import { attachment, attachmentOf } from './attachment.ts'
import styles from './PictureChoice.module.css'

/** Takes a file as the picture of a user, or tells why not. */
export function attach(user: string, file: Blob | undefined): void {
  if (file === undefined) return
  const problem = pictureProblem(file)
  if (problem === undefined) attachment.setState({ user, file })
  else showToast({ kind: 'error', text: messages(`picture.${problem}`) })
}

/** The picture that is sent along: chosen, or dropped on or pasted into the form around it. */
export function PictureChoice({ user }: { readonly user: string }) {
  const text = useMessages()
  const id = useId()
  const file = useStore(attachment, (now) => attachmentOf(user, now))
  const { mobile } = useScreen()
  const [choose, input] = useFileChooser({
    accept: sendFeedback.file.types.join(','),
    label: text('picture'),
    onFiles: ([chosen]) => attach(user, chosen),
  })
  return (
    <div className={styles.part}>
      <div className={styles.head}>
        <span id={id}>{text('picture')}</span>
        <span id={`${id}-hint`}>{text('picture.hint')}</span>
      </div>
      <div className={styles.row}>
        {file === undefined ? null : <Preview file={file} />}
        <button
          type="button"
          id={`${id}-choose`}
          className={styles.choose}
          aria-labelledby={`${id} ${id}-choose`}
          aria-describedby={`${id}-hint`}
          onClick={choose}
        >
          <Icon path={plus} size={14} />
          <span>{text(mobile ? 'picture.choose' : 'picture.drop')}</span>
        </button>
        {input}
      </div>
    </div>
  )
}

function Preview({ file }: { readonly file: Blob }) {
  const text = useMessages()
  const url = useObjectUrl(file)
  return (
    <span className={styles.preview}>
      {url === undefined ? null : <img src={url} alt={text('picture.alt')} draggable={false} />}
      <IconButton
        icon={close}
        label={text('picture.remove')}
        size={24}
        iconSize={12}
        round
        className={styles.remove}
        onClick={() => attachment.setState({ file: undefined })}
      />
    </span>
  )
}

/** An address for a file, as long as it is shown. */
function useObjectUrl(file: Blob): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}
