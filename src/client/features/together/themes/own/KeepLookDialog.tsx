import { type SubmitEvent, useId, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { THEME_GROUPS, THEME_TEXT } from '../../../../../shared/entities/theme.ts'
import { oneLine } from '../../../../../shared/lib/text/one-line.ts'
import { Button } from '../../../../ui/components/button/Button.tsx'
import { TextField } from '../../../../ui/components/text-field/TextField.tsx'
import { Chips } from '../../../../ui/form/choice/Chips.tsx'
import { Switch } from '../../../../ui/form/choice/Switch.tsx'
import { focusFirstProblem } from '../../../../ui/form/focus-first-problem.ts'
import { useMessages as useCommonMessages } from '../../../../ui/messages.ts'
import { Dialog } from '../../../../ui/overlay/dialog/Dialog.tsx'
import { session } from '../../../data/session/index.ts'
import { useModeration } from '../../sharing/lazy.ts'
import type { Dressed } from '../dress.ts'
import { useMessages } from '../messages.ts'
import { publishTheme } from '../shared/shared-themes.ts'
import { ThemeSketch } from '../sketch/ThemeSketch.tsx'
import { currentLook, currentWallpaper } from './current-look.ts'
import styles from './KeepLookDialog.module.css'
import { keepTheme } from './own-themes.ts'

/** The value of the button that publishes. */
const PUBLISH = 'publish'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
}

/** Keeps the looks of the page as a theme of one's own: its name, a line about it, and what it sets. */
export function KeepLookDialog({ open, onClose }: Props) {
  const messages = useMessages()
  const common = useCommonMessages()
  const id = useId()
  const [name, setName] = useState('')
  const [info, setInfo] = useState('')
  const [isSubmitted, setSubmitted] = useState(false)
  const offered: readonly Dressed[] = [
    ...(currentWallpaper() === undefined ? [] : (['wallpaper'] as const)),
    ...THEME_GROUPS,
  ]
  const [parts, setParts] = useState<ReadonlySet<Dressed>>(() => new Set(offered))
  const look = useMemo(() => currentLook(parts), [parts])
  const [signed, setSigned] = useState(true)
  const [isBusy, setBusy] = useState(false)
  const login = useStore(session, (now) => now.login)
  const moderation = useModeration()
  const problem = oneLine(name) === '' ? 'nameMissing' : parts.size === 0 ? 'partsMissing' : undefined
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setSubmitted(true)
    if (problem !== undefined) return focusFirstProblem(event.currentTarget)
    const theme = { name: oneLine(name, THEME_TEXT.name), info: oneLine(info, THEME_TEXT.words), look }
    const { submitter } = event.nativeEvent
    if (!(submitter instanceof HTMLButtonElement && submitter.value === PUBLISH)) {
      keepTheme(theme)
      return onClose()
    }
    setBusy(true)
    void publishTheme(theme, signed).then((isTaken) => (isTaken ? onClose() : setBusy(false)))
  }
  const toggle = (part: Dressed) => {
    const next = new Set(parts)
    if (!next.delete(part)) next.add(part)
    setParts(next)
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={messages('keepTitle')}
      width={760}
      aside={
        <div className={styles.aside}>
          <ThemeSketch look={look} className={styles.sketch ?? ''} />
          <small>{messages('keepNote')}</small>
          {login && (
            <Switch label={messages('sign', { nickname: login.info.nickname })} value={signed} onChange={setSigned} />
          )}
        </div>
      }
      actions={
        <>
          <small className={styles.note}>
            {!login ? messages('loginToPublish') : moderation === 'before' && messages('lookedAtBefore')}
          </small>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button kind={login ? 'secondary' : 'primary'} type="submit" form={id}>
            {messages('keep')}
          </Button>
          {login && (
            <Button kind="primary" type="submit" form={id} value={PUBLISH} busy={isBusy}>
              {messages('publish')}
            </Button>
          )}
        </>
      }
    >
      <form id={id} className={styles.form} noValidate onSubmit={submit}>
        <TextField
          label={messages('nameLabel')}
          labelled
          autoFocus
          maxLength={THEME_TEXT.name}
          autoComplete="off"
          value={name}
          error={isSubmitted && problem === 'nameMissing' ? messages('nameMissing') : undefined}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <TextField
          label={messages('words')}
          labelled
          maxLength={THEME_TEXT.words}
          autoComplete="off"
          placeholder={messages('optional')}
          value={info}
          onChange={({ currentTarget }) => setInfo(currentTarget.value)}
        />
        <Chips
          legend={messages('parts')}
          options={offered.map((value) => ({ value, label: messages(`part.${value}`) }))}
          isChosen={(part) => parts.has(part)}
          onPress={toggle}
        />
        {isSubmitted && problem === 'partsMissing' && (
          <p className={styles.error} role="alert">
            {messages('partsMissing')}
          </p>
        )}
      </form>
    </Dialog>
  )
}
