import { useId } from 'react'
import { useStore } from 'zustand'
import { faceUrls } from '../../../core/page/face-urls.ts'
import { Button } from '../../../ui/components/button/Button.tsx'
import { type ControlProps, Row } from '../../../ui/form/Row.tsx'
import { TextRow } from '../../../ui/form/TextRow.tsx'
import { useFileChooser } from '../../../ui/input/files/file-chooser.ts'
import { showToast } from '../../../ui/overlay/toast/toast.ts'
import { acceptFile, faceMessages, problemOf, storeFaces } from '../../data/faces/lazy.ts'
import { themeSettings } from '../../data/theme/index.ts'
import { useMessages } from './messages.ts'
import styles from './page-rows.module.css'

/** The name of the page in the browser's tab. */
export function TitleRow(control: ControlProps<string>) {
  const messages = useMessages()
  return <TextRow {...control} max={themeSettings.fields.pageTitle.max} placeholder={messages('ownTitle')} />
}

/** The icon of the page in the browser's tab: a picture of this device. */
export function IconRow({ label, hint, value, onChange, onReset }: ControlProps<string>) {
  const messages = useMessages()
  const id = useId()
  const url = useStore(faceUrls, (urls) => urls[value])
  const take = async ([file]: readonly File[]) => {
    try {
      const reference = file === undefined ? '' : await acceptFile(file)
      await storeFaces([reference])
      onChange(reference)
    } catch (error) {
      showToast({ kind: 'warning', text: faceMessages(`problem.${problemOf(error)}`) })
    }
  }
  const [choose, input] = useFileChooser({ accept: 'image/*', label, onFiles: (files) => void take(files) })
  return (
    <Row label={label} hint={hint} labelId={id} onReset={onReset}>
      <span className={styles.icon}>
        <img src={url || '/favicon.svg'} alt="" width={20} height={20} />
        <Button size="s" aria-describedby={id} onClick={choose}>
          {messages('chooseIcon')}
        </Button>
        {input}
      </span>
    </Row>
  )
}
