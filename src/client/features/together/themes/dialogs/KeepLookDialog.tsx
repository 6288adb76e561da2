import { type SubmitEvent, useId, useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../../../ui/components/button/Button.tsx'
import { focusFirstProblem } from '../../../../ui/form/focus-first-problem.ts'
import { useMessages as useCommonMessages } from '../../../../ui/messages.ts'
import { Dialog } from '../../../../ui/overlay/dialog/Dialog.tsx'
import type { OverlayState } from '../../../../ui/overlay/overlay.ts'
import { session } from '../../../data/session/index.ts'
import { useModeration } from '../../sharing/lazy.ts'
import { useMessages } from '../messages.ts'
import { keepTheme } from '../own/own-themes.ts'
import { publishTheme } from '../shared/shared-themes.ts'
import { keptTexts, problemOf, type ThemeTexts } from './model.ts'
import { PartChips } from './PartChips.tsx'
import { ThemeAside } from './ThemeAside.tsx'
import styles from './ThemeDialog.module.css'
import { ThemeFields } from './ThemeFields.tsx'
import { usePageLook } from './use-page-look.ts'

/** The value of the button that publishes. */
const PUBLISH = 'publish'

/** Keeps the looks of the page as a theme of one's own: its name, a line about it, and what it sets. */
export function KeepLookDialog({ open, close }: OverlayState) {
  const messages = useMessages()
  const common = useCommonMessages()
  const id = useId()
  const [texts, setTexts] = useState<ThemeTexts>({ name: '', info: '' })
  const [isSubmitted, setSubmitted] = useState(false)
  const page = usePageLook()
  const [signed, setSigned] = useState(true)
  const [isBusy, setBusy] = useState(false)
  const isMember = useStore(session, ({ login }) => login !== undefined)
  const moderation = useModeration()
  const problem = problemOf(texts, page.chosen.size)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setSubmitted(true)
    if (problem !== undefined) return focusFirstProblem(event.currentTarget)
    const theme = { ...keptTexts(texts), look: page.look }
    const { submitter } = event.nativeEvent
    if (!(submitter instanceof HTMLButtonElement && submitter.value === PUBLISH)) {
      keepTheme(theme)
      return close()
    }
    setBusy(true)
    void publishTheme({ ...theme, signed }).then((isTaken) => (isTaken ? close() : setBusy(false)))
  }
  const said = isSubmitted ? problem : undefined
  return (
    <Dialog
      open={open}
      onClose={close}
      title={messages('keepTitle')}
      width={760}
      aside={<ThemeAside look={page.look} signed={signed} onSign={setSigned} />}
      actions={
        <>
          <small className={styles.note}>
            {!isMember ? messages('loginToPublish') : moderation === 'before' && messages('lookedAtBefore')}
          </small>
          <Button onClick={close}>{common('cancel')}</Button>
          <Button kind={isMember ? 'secondary' : 'primary'} type="submit" form={id}>
            {messages('keep')}
          </Button>
          {isMember && (
            <Button kind="primary" type="submit" form={id} value={PUBLISH} busy={isBusy}>
              {messages('publish')}
            </Button>
          )}
        </>
      }
    >
      <form id={id} className={styles.form} noValidate onSubmit={submit}>
        <ThemeFields texts={texts} problem={said} onChange={setTexts} />
        <PartChips page={page} problem={said} />
      </form>
    </Dialog>
  )
}
