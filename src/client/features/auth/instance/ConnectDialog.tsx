import { type SubmitEvent, useId, useState } from 'react'
import { dropGrant, isGranted, requestGrant } from '../../../core/browser/grants.ts'
import { type ProbeProblem, probe } from '../../../core/net/probe.ts'
import { keepInstance } from '../../../core/page/instance.ts'
import { originOfServer, type ServerProblem } from '../../../lib/url/server-origin.ts'
import { TextField } from '../../../ui/components/text-field/TextField.tsx'
import { Dialog } from '../../../ui/overlay/dialog/Dialog.tsx'
import { FormActions } from '../../../ui/overlay/dialog/FormActions.tsx'
import type { OverlayState } from '../../../ui/overlay/overlay.ts'
import styles from './Instance.module.css'
import { useMessages } from './messages.ts'

type Problem = ServerProblem | ProbeProblem | 'notAllowed' | 'notKept'

/** Connects this extension with a server: its address, the browser's leave to ask that one host, and whether it is one of ours. */
export function ConnectDialog({ open, close }: OverlayState) {
  const text = useMessages()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<Problem>()
  const [isBusy, setBusy] = useState(false)
  const connect = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const origin = originOfServer(typed)
    if (origin === 'noAddress' || origin === 'noHttps') return setProblem(origin)
    setBusy(true)
    setProblem(await connectWith(origin))
    setBusy(false)
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={text('title')}
      text={text('text')}
      width={430}
      actions={<FormActions form={id} label={text('connect')} busy={isBusy} onCancel={close} />}
    >
      <form id={id} className={styles.form} noValidate onSubmit={(event) => void connect(event)}>
        <TextField
          label={text('address')}
          placeholder={text('address')}
          hint={text('addressHint')}
          type="url"
          inputMode="url"
          autoComplete="url"
          spellCheck={false}
          autoFocus
          value={typed}
          error={problem && text(`problem.${problem}`)}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <p className={styles.note}>{text('permission')}</p>
      </form>
    </Dialog>
  )
}

/** @returns what is wrong; nothing where every tab begins anew with the server */
async function connectWith(origin: string): Promise<Problem | undefined> {
  const grant = { origins: [origin] }
  const had = isGranted(grant)
  // nothing is awaited before: the browser takes it for a part of the press then
  if (!(await requestGrant(grant))) return 'notAllowed'
  const problem = (await probe(origin)) ?? (await keepInstance(origin))
  if (problem !== undefined && !(await had)) await dropGrant(grant)
  return problem
}
