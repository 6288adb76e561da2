import { useRef, useState } from 'react'
import { useStore } from 'zustand'
import { faceUrls } from '../../core/face-urls.ts'
import { acceptFile, type FaceProblem, problemOf, storeFaces, useFaceMessages } from '../../features/faces/lazy.ts'
import { Button } from '../../ui/components/button/Button.tsx'
import { type ControlProps, Row } from '../../ui/form/Row.tsx'
import { image } from '../../ui/icons/paths.ts'
import styles from './form-rows.module.css'
import { useMessages } from './messages.ts'

type Reading = { readonly at: 'rest' | 'reading' } | { readonly at: 'problem'; readonly problem: FaceProblem }

/** A picture of this device as the tile's background; one that cannot be read is refused with the reason. */
export function PictureRow({ label, hint, value, onChange, onReset }: ControlProps<string>) {
  const messages = useMessages()
  const faceMessages = useFaceMessages()
  const input = useRef<HTMLInputElement>(null)
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
  return (
    <Row
      label={label}
      hint={hint}
      error={reading.at === 'problem' ? faceMessages(`problem.${reading.problem}`) : undefined}
      onReset={onReset}
    >
      <div className={styles['picture']}>
        {url === '' ? null : <img src={url} alt="" />}
        <Button size="s" icon={image} busy={reading.at === 'reading'} onClick={() => input.current?.click()}>
          {messages('choosePicture')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept="image/*"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            if (file !== undefined) void accept(file)
            currentTarget.value = '' // so that the same file can be chosen again
          }}
        />
      </div>
    </Row>
  )
}
