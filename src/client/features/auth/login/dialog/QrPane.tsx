import { useEffect, useState } from 'react'
import { Mark } from '../../../../ui/brand/Mark.tsx'
import { Button } from '../../../../ui/components/button/Button.tsx'
import { QrCode } from '../../../../ui/components/qr-code/QrCode.tsx'
import { Spinner } from '../../../../ui/components/spinner/Spinner.tsx'
import { useMessages } from '../messages.ts'
import styles from './QrPane.module.css'
import { isOver, type QrLogin, useQrLogin } from './use-qr-login.ts'

interface QrPaneProps {
  readonly onLogin: Parameters<typeof useQrLogin>[0]
}

/** A QR code that a phone scans on which one is logged in, and how far that is. */
export function QrPane({ onLogin }: QrPaneProps) {
  const messages = useMessages()
  const [code, renew] = useQrLogin(onLogin)
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

function Status({ code }: { readonly code: QrLogin }) {
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

/** What is left of a code's time; not read out each second. */
function Countdown({ until }: { readonly until: number }) {
  const messages = useMessages()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.max(0, Math.ceil((until - now) / 1000))
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return <span aria-hidden="true">· {messages('qr.left', { time })}</span>
}
