import { useId, useState } from 'react'
import { userInfo } from '../../../../../shared/api/account.ts'
import { getQrCode } from '../../../../../shared/api/scan.ts'
import { call } from '../../../../core/net/call.ts'
import { CallError } from '../../../../core/net/call-error.ts'
import { Button } from '../../../../ui/components/button/Button.tsx'
import { Spinner } from '../../../../ui/components/spinner/Spinner.tsx'
import { useMessages as useCommonMessages } from '../../../../ui/messages.ts'
import { Dialog } from '../../../../ui/overlay/dialog/Dialog.tsx'
import type { OverlayState } from '../../../../ui/overlay/overlay.ts'
import { showToast } from '../../../../ui/overlay/toast/toast.ts'
import {
  askServer,
  Countdown,
  isOver,
  PasswordField,
  type ScannedCode,
  useLoginMessages,
  useScannedCode,
  useSubmission,
} from '../../../auth/login/lazy.ts'
import { setInfo } from '../../../data/session/lazy.ts'
import styles from '../Account.module.css'
import { messages, useMessages } from '../messages.ts'

interface WechatDialogProps extends OverlayState {
  readonly username: string
}

/** Binds a user of the mini-program: asks for the password, then shows the code that is scanned with WeChat. */
export function WechatDialog({ open, close, username }: WechatDialogProps) {
  const text = useMessages()
  const login = useLoginMessages()
  const common = useCommonMessages()
  const id = useId()
  const [draft, setDraft] = useState('')
  const [password, setPassword] = useState<string>()
  const wrong = draft === '' ? { password: login('empty') } : {}
  const show = async () => {
    setPassword(draft)
    return true
  }
  const { problems, isBusy, onSubmit } = useSubmission<{ readonly password?: string }>(wrong, show, () => {})
  const isShown = password !== undefined
  return (
    <Dialog
      open={open}
      onClose={close}
      title={text('bindWechat')}
      text={text(isShown ? 'scanWechat' : 'bindWechatText')}
      width={380}
      actions={
        <>
          <Button onClick={close}>{common('cancel')}</Button>
          {isShown ? null : (
            <Button kind="primary" type="submit" form={id} busy={isBusy}>
              {text('showCode')}
            </Button>
          )}
        </>
      }
    >
      {isShown ? (
        <BindCode
          username={username}
          password={password}
          onRefused={() => setPassword(undefined)}
          onBound={() => void finish(close)}
        />
      ) : (
        <form id={id} noValidate onSubmit={onSubmit}>
          <PasswordField
            label={text('password')}
            autoFocus
            autoComplete="current-password"
            value={draft}
            error={problems.password}
            onChange={({ currentTarget }) => setDraft(currentTarget.value)}
          />
        </form>
      )}
    </Dialog>
  )
}

/** Takes over what the server knows now. */
async function finish(close: () => void): Promise<void> {
  await askServer(async () => {
    await setInfo(await call(userInfo, {}))
    showToast({ kind: 'success', text: messages('wechatDone') })
  })
  close()
}

interface BindCodeProps {
  readonly username: string
  readonly password: string
  /** The server has said why there is no code. */
  readonly onRefused: () => void
  readonly onBound: () => void
}

function BindCode({ username, password, onRefused, onBound }: BindCodeProps) {
  const text = useMessages()
  const login = useLoginMessages()
  const begin = async (uuid: string) => {
    try {
      return await call(getQrCode, { type: 2, uuid, username, password })
    } catch (error) {
      if (error instanceof CallError && error.fault === 'server') onRefused()
      throw error
    }
  }
  const [code, renew] = useScannedCode({ isLogin: false, begin, onConfirmed: onBound })
  const isEnded = isOver(code) && code.state !== 'confirmed'
  return (
    <div className={styles.scan}>
      <div className={styles.plate}>
        {code.picture === '' ? null : (
          <img
            src={code.picture}
            alt={text('wechatCode')}
            className={code.state === 'waiting' ? undefined : styles.outdated}
          />
        )}
        {code.state === 'loading' ? <Spinner size={24} /> : null}
        {isEnded ? (
          <Button kind="primary" onClick={renew}>
            {login('qrRenew')}
          </Button>
        ) : null}
      </div>
      <p role="status">
        <CodeStatus code={code} />
      </p>
    </div>
  )
}

/** How far a code is; an open id that is missing is the spec's tips1. */
function CodeStatus({ code: { state, until } }: { readonly code: ScannedCode }) {
  const text = useMessages()
  const login = useLoginMessages()
  if (state === 'confirmed') return text('wechatDone')
  if (state === 'denied') return text('noOpenId')
  if (state === 'expired' || state === 'failed' || state === 'stalled') return login(`qr.${state}`)
  if (state !== 'waiting') return null
  return (
    <>
      {login('qr.waiting')} <Countdown until={until} />
    </>
  )
}
