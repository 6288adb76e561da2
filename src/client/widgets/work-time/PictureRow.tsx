import { useState } from 'react'
import { useStore } from 'zustand'
import { Button, type ControlProps, Row } from '../../kit/components.ts'
import { acceptFile, type FaceProblem, faceUrls, problemOf, storeFaces, useFaceMessages } from '../../kit/desktop.ts'
import { image } from '../../kit/icons.ts'
import { useFileChooser } from '../../kit/interaction.ts'
import styles from './form-rows.module.css'
import { useMessages } from './messages.ts'

type Reading = { readonly at: 'rest' | 'reading' } | { readonly at: 'problem'; readonly problem: FaceProblem }

/** A picture of this device as the tile's background; one that cannot be read is refused with the reason. */
export function PictureRow({ label, hint, value, onChange, onReset }: ControlProps<string>) {
  const messages = useMessages()
  const faceMessages = useFaceMessages()
  const [reading, setReading] = useState<Reading>({ at: 'rest' })
  const url = useStore(faceUrls, (urls) => urls[value] ?? '')
  const accept = async (file: File) => {
    setReading({ at: 'reading' })
    try {
      const reference = await acceptFile(file)
      await storeFaces([reference])
      onChange(reference)
      setReading({ at: 'rest' })
    } catch (error) {
      setReading({ at: 'problem', problem: problemOf(error) })
    }
  }
  const [choose, input] = useFileChooser({
    accept: 'image/*',
    onFiles: ([file]) => file !== undefined && void accept(file),
  })
  return (
    <Row
      label={label}
      hint={hint}
      error={reading.at === 'problem' ? faceMessages(`problem.${reading.problem}`) : undefined}
      onReset={onReset}
    >
      <div className={styles.picture}>
        {url === '' ? null : <img src={url} alt="" />}
        <Button size="s" icon={image} busy={reading.at === 'reading'} onClick={choose}>
          {messages('choosePicture')}
        </Button>
        {input}
      </div>
    </Row>
  )
}
