import { getQrCode } from '../../../../../shared/api/scan.ts'
import { call } from '../../../../core/net/call.ts'
import { Mark } from '../../../../ui/brand/Mark.tsx'
import { Button } from '../../../../ui/components/button/Button.tsx'
import { QrCode } from '../../../../ui/components/qr-code/QrCode.tsx'
import { Spinner } from '../../../../ui/components/spinner/Spinner.tsx'
import type { NewLogin } from '../log-in.ts'
import { useMessages } from '../messages.ts'
import { isOver, type ScannedCode, useScannedCode } from '../use-scanned-code.ts'
import { Countdown } from './Countdown.tsx'
import styles from './QrPane.module.css'

interface QrPaneProps {
  readonly onLogin: (login: NewLogin) => void
}

/** A QR code that a phone scans on which one is logged in, and how far that is. */
export function QrPane({ onLogin }: QrPaneProps) {
  const messages = useMessages()
  const [code, renew] = useScannedCode({
    isLogin: true,
    begin: (uuid) => call(getQrCode, { uuid, type: 1 }, { silent: true }),
    onConfirmed: (login) => login && onLogin(login),
  })
  const isEnded = isOver(code) && code.state !== 'confirmed'
  return (
    <div className={styles.pane}>
      <h3>{messages('qrTitle')}</h3>
      <p>{messages('qrText')}</p>
      <div className={styles.plate}>
        {code.url === '' ? null : (
          <div className={styles.code} data-dim={code.state === 'waiting' ? undefined : ''}>
            <QrCode text={code.url} label={messages('qrLabel')} correction="H" border={0} />
            <span className={styles.logo}>
              <Mark size={24} />
            </span>
          </div>
        )}
        {code.state === 'loading' ? <Spinner size={24} /> : null}
        {code.number === null || isOver(code) ? null : <strong>{code.number}</strong>}
        {isEnded ? (
          <Button kind="primary" onClick={renew}>
            {messages('qrRenew')}
          </Button>
        ) : null}
      </div>
      <p className={styles.status} data-state={code.state} role="status">
        <Status code={code} />
      </p>
    </div>
  )
}

function Status({ code }: { readonly code: ScannedCode }) {
  const messages = useMessages()
  const { state, name, number, until } = code
  if (state === 'loading') return null
  if (state === 'scanned') return messages('qr.scanned', { name, number: number ?? '' })
  if (state !== 'waiting') return messages(`qr.${state}`)
  return (
    <>
      {messages('qr.waiting')} <Countdown until={until} />
    </>
  )
}
