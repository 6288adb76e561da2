import { type FormEvent, useState } from 'react'
import { Button, TextField } from '../../kit/components.ts'
import { link } from '../../kit/icons.ts'
import { isComposing } from '../../kit/interaction.ts'
import { addWallpaperAt } from '../../kit/media.ts'
import { useMessages } from './messages.ts'
import styles from './OwnBar.module.css'

/** Adds the picture at an address; a refused one stays in the field, with the reason under it. */
export function AddressForm() {
  const messages = useMessages()
  const [address, setAddress] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    const reason = await addWallpaperAt(address)
    setBusy(false)
    setRefusal(reason)
    if (reason === undefined) setAddress((now) => (now === address ? '' : now))
  }
  return (
    <form className={styles.address} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        compact
        icon={link}
        label={messages('address')}
        placeholder={messages('addressExample')}
        inputMode="url"
        enterKeyHint="done"
        autoComplete="off"
        spellCheck={false}
        maxLength={2048}
        value={address}
        error={refusal}
        onChange={({ currentTarget }) => {
          setAddress(currentTarget.value)
          setRefusal(undefined)
        }}
        onKeyDown={(event) => isComposing(event.nativeEvent) && event.stopPropagation()}
      />
      <Button type="submit" busy={isBusy}>
        {messages('addAddress')}
      </Button>
    </form>
  )
}
