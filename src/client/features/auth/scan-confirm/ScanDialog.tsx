import type * as v from 'valibot'
import { confirmScan, type scan } from '../../../../shared/api/scan.ts'
import { call } from '../../../core/net/call.ts'
import { Button } from '../../../ui/components/button/Button.tsx'
import { Dialog } from '../../../ui/overlay/dialog/Dialog.tsx'
import type { OverlayState } from '../../../ui/overlay/overlay.ts'
import { showToast } from '../../../ui/overlay/toast/toast.ts'
import { askServer, useTask } from '../login/lazy.ts'
import { messages, useMessages } from './messages.ts'
import styles from './ScanDialog.module.css'

interface ScanDialogProps extends OverlayState {
  readonly secret: string
  /** What shows the code. */
  readonly screen: v.InferOutput<typeof scan.output>
}

/** Asks whether another device shall be logged in: by the number that it shows. */
export function ScanDialog({ open, close, secret, screen }: ScanDialogProps) {
  const text = useMessages()
  const [isBusy, run] = useTask(close)
  const { device, place, age, isOtherNetwork, choices } = screen
  const answer = (number: number | null) =>
    run(() =>
      askServer(async () => {
        const { isConfirmed } = await call(confirmScan, { rid: secret, number })
        if (isConfirmed) showToast({ kind: 'success', text: messages('confirmed') })
        else showToast({ kind: 'warning', text: messages(number === null ? 'refused' : 'wrong'), duration: 5000 })
      }),
    )
  return (
    <Dialog
      open={open}
      onClose={close}
      title={text('title')}
      text={text('warning')}
      width={380}
      role="alertdialog"
      dismissable={false}
      actions={
        <Button kind="danger" busy={isBusy} onClick={() => void answer(null)}>
          {text('refuse')}
        </Button>
      }
    >
      <dl className={styles.facts}>
        <dt>{text('device')}</dt>
        <dd>{device === '' ? text('unknown') : device}</dd>
        <dt>{text('place')}</dt>
        <dd>{place}</dd>
        <dt>{text('time')}</dt>
        <dd>{text('age', { seconds: age })}</dd>
      </dl>
      {isOtherNetwork ? <p className={styles.other}>{text('otherNetwork')}</p> : null}
      <p id="scan-choose" className={styles.choose}>
        {text('choose')}
      </p>
      <fieldset className={styles.numbers} aria-labelledby="scan-choose">
        {choices.map((number) => (
          <Button key={number} size="l" busy={isBusy} onClick={() => void answer(number)}>
            {number}
          </Button>
        ))}
      </fieldset>
    </Dialog>
  )
}
