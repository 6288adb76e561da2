import { useEffect, useId, useState } from 'react'
import { useStore } from 'zustand'
import { type About, donationPicture, type PaymentApp } from '../../../../../shared/api/about.ts'
import { call } from '../../../../core/net/call.ts'
import { linkProps } from '../../../../core/page/open-url.ts'
import { Button } from '../../../../ui/components/button/Button.tsx'
import { QrCode } from '../../../../ui/components/qr-code/QrCode.tsx'
import { Failed } from '../../../../ui/components/state/State.tsx'
import { Tabs } from '../../../../ui/components/tabs/Tabs.tsx'
import { useMessages as useCommonMessages } from '../../../../ui/messages.ts'
import { Dialog } from '../../../../ui/overlay/dialog/Dialog.tsx'
import type { OverlayState } from '../../../../ui/overlay/overlay.ts'
import { useMessages } from '../messages.ts'
import { operator } from '../operator.ts'
import styles from './DonationDialog.module.css'

type Donation = About['donations'][number]

/** The ways to donate that the operator has given: a tab for each payment app, and a page with other ways. */
export function DonationDialog({ open, close }: OverlayState) {
  const messages = useMessages()
  const common = useCommonMessages()
  const { donations, donationPage } = useStore(operator)
  return (
    <Dialog
      open={open}
      onClose={close}
      title={messages('donate')}
      text={messages('donateHint')}
      width={360}
      actions={
        <Button kind="primary" onClick={close}>
          {common('close')}
        </Button>
      }
    >
      <div className={styles.ways}>
        <Codes donations={donations} />
        {donationPage === undefined ? null : (
          <a className={styles.link} {...linkProps(donationPage, 'tab')}>
            {messages('otherWays')}
          </a>
        )}
      </div>
    </Dialog>
  )
}

function Codes({ donations }: { readonly donations: readonly Donation[] }) {
  const messages = useMessages()
  const id = useId()
  const [chosen, setChosen] = useState<PaymentApp>()
  const shown = donations.find(({ app }) => app === chosen) ?? donations[0]
  if (shown === undefined) return null
  return (
    <>
      <Tabs
        id={id}
        label={messages('donate')}
        tabs={donations.map(({ app }) => ({ id: app, name: messages(`app.${app}`) }))}
        current={shown.app}
        onChange={setChosen}
      />
      <div id={`${id}-panel`} className={styles.panel} role="tabpanel" aria-labelledby={`${id}-${shown.app}`}>
        <Code key={shown.app} {...shown} />
      </div>
    </>
  )
}

function Code({ app, code }: Donation) {
  const messages = useMessages()
  const name = messages(`app.${app}`)
  const label = messages('codeOf', { app: name })
  const link = code === undefined ? undefined : linkProps(code, 'tab')
  return (
    <>
      {code === undefined ? (
        <CodePicture app={app} label={label} />
      ) : (
        <div className={styles.code}>
          <QrCode text={code} label={label} />
        </div>
      )}
      <span>{messages('scan', { app: name })}</span>
      {link?.href === undefined ? null : (
        <a className={styles.link} {...link}>
          {messages('openCode')}
        </a>
      )}
    </>
  )
}

function CodePicture({ app, label }: { readonly app: PaymentApp; readonly label: string }) {
  const messages = useMessages()
  const [src, setSrc] = useState<string | 'none'>()
  useEffect(() => {
    // the picture is on the server
    call(donationPicture, { app }, { silent: true }).then(
      (answer) => setSrc(answer.src),
      () => setSrc('none'),
    )
  }, [app])
  if (src === 'none') return <Failed title={messages('noCode')} />
  return (
    <div className={styles.picture} aria-busy={src === undefined || undefined}>
      {src === undefined ? null : <img src={src} alt={label} />}
    </div>
  )
}
