import { useEffect, useState } from 'react'
import { Button } from '../../../../ui/components/button/Button.tsx'
import { Empty, Failed } from '../../../../ui/components/state/State.tsx'
import { TextField } from '../../../../ui/components/text-field/TextField.tsx'
import { search } from '../../../../ui/icons/home-paths.ts'
import { useMessages as useCommonMessages } from '../../../../ui/messages.ts'
import { Dialog } from '../../../../ui/overlay/dialog/Dialog.tsx'
import type { OverlayState } from '../../../../ui/overlay/overlay.ts'
import { useEntryFilter } from '../../local-search/lazy.ts'
import { useMessages } from '../messages.ts'
import styles from './Dialogs.module.css'
import { findableLicence, type Licence, loadLicences } from './licences.ts'

/** Everything of others that is part of the product, with the text of each licence. */
export function LicenceDialog({ open, close }: OverlayState) {
  const messages = useMessages()
  const common = useCommonMessages()
  const [licences, setLicences] = useState<readonly Licence[] | 'loading' | undefined>('loading')
  const [text, setText] = useState('')
  useEffect(() => {
    // the list is a file of the build
    void loadLicences().then(setLicences)
  }, [])
  const listed = typeof licences === 'object' ? licences.map((one) => ({ ...one, ...findableLicence(one) })) : []
  const found = useEntryFilter(listed, text)
  return (
    <Dialog
      open={open}
      onClose={close}
      title={messages('licences')}
      text={messages('licencesHint')}
      width={560}
      actions={
        <Button kind="primary" onClick={close}>
          {common('close')}
        </Button>
      }
    >
      <TextField
        type="search"
        compact
        icon={search}
        label={messages('findLicence')}
        placeholder={messages('findLicence')}
        maxLength={100}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div className={styles.licences} aria-busy={licences === 'loading'}>
        {licences === undefined && <Failed fit="page" title={messages('noLicences')} />}
        {typeof licences === 'object' && found.length === 0 && (
          <Empty fit="page" drawing="search" title={messages('noneFound')} />
        )}
        {found.map(({ id, name, version, licence, text: terms }) => (
          <details key={id}>
            <summary>
              <b>{name}</b> <span>{version}</span> <i>{licence}</i>
            </summary>
            <pre lang="en">{terms === '' ? licence : terms}</pre>
          </details>
        ))}
      </div>
    </Dialog>
  )
}
