import { Button } from '../../../../ui/components/button/Button.tsx'
import { Spinner } from '../../../../ui/components/spinner/Spinner.tsx'
import { TextRow } from '../../../../ui/form/TextRow.tsx'
import { image } from '../../../../ui/icons/paths.ts'
import { useFileChooser } from '../../../../ui/input/files/file-chooser.ts'
import { useFaceMessages } from '../../../data/faces/lazy.ts'
import { useMessages } from '../messages.ts'
import type { PictureInput } from '../use-picture-input.ts'
import styles from './ItemForm.module.css'

interface Props {
  readonly picture: PictureInput
}

/** What the chooser of files offers; a file is judged by its bytes. */
const ACCEPTED =
  '.png,.jpg,.jpeg,.gif,.bmp,.webp,.svg,image/png,image/jpeg,image/gif,image/bmp,image/webp,image/svg+xml'

/** Chooses a file of this device as the picture. */
export function UploadButton({ picture }: Props) {
  const messages = useMessages()
  const [choose, input] = useFileChooser({ accept: ACCEPTED, onFiles: picture.acceptFiles })
  return (
    <>
      <Button size="s" icon={image} busy={picture.state.at === 'reading'} onClick={choose}>
        {messages('upload')}
      </Button>
      {input}
    </>
  )
}

/** One field for the address of a picture, a data URL and the text of an SVG. */
export function PictureTextRow({ picture }: Props) {
  const messages = useMessages()
  const faceMessages = useFaceMessages()
  return (
    <TextRow
      label={messages('pictureText')}
      value={picture.text}
      placeholder={messages('pictureTextExample')}
      max={TEXT_MAX}
      error={problemIn(picture, 'text', faceMessages)}
      trailing={
        picture.state.at === 'reading' && picture.text !== '' ? <Spinner className={styles.looking} size={16} /> : null
      }
      onChange={picture.setText}
    />
  )
}

/** Characters of a data URL of 10 MB; a longer one is refused with a message. */
const TEXT_MAX = 16_000_000

/** The message for the problem of a file, or of a text, if there is one: the server's own, where it gave one. */
export function problemIn(
  { state }: PictureInput,
  of: 'file' | 'text',
  faceMessages: ReturnType<typeof useFaceMessages>,
): string | undefined {
  if (state.at !== 'problem' || state.of !== of) return undefined
  return state.reason ?? faceMessages(`problem.${state.problem}`)
}
