import { useId, useState } from 'react'
import { extensionApi } from '../../../../core/browser/extension-api.ts'
import { useScreen } from '../../../../core/page/screen.ts'
import { Tabs } from '../../../../ui/components/tabs/Tabs.tsx'
import { Dialog } from '../../../../ui/overlay/dialog/Dialog.tsx'
import type { OverlayState } from '../../../../ui/overlay/overlay.ts'
import { openLegal } from '../../../shell/about/lazy.ts'
import styles from '../LoginDialog.module.css'
import { enter, type NewLogin } from '../log-in.ts'
import { useMessages } from '../messages.ts'
import { useAccountRules } from '../use-account-rules.ts'
import { LoginForm } from './LoginForm.tsx'
import { QrPane } from './QrPane.tsx'
import { RegisterForm } from './RegisterForm.tsx'
import { ResetForm } from './ResetForm.tsx'

type Mode = 'login' | 'register' | 'reset'

interface LoginDialogProps extends OverlayState {
  readonly invite: string | undefined
}

/** Whether codes that a phone scans can be shown: what proves who shows one is a cookie, which an extension has none of. */
const canScan = () => extensionApi() === undefined

/** Logs in, or registers where the server lets people. An invitation opens it at the registration. */
export function LoginDialog({ open, close, invite }: LoginDialogProps) {
  const messages = useMessages()
  const id = useId()
  const rules = useAccountRules()
  const [mode, setMode] = useState<Mode>(invite === undefined ? 'login' : 'register')
  const modes: readonly Mode[] = [
    'login',
    ...(rules.registration === 'closed' ? [] : (['register'] as const)),
    ...(rules.hasMail ? (['reset'] as const) : []),
  ]
  const hasTabs = modes.length > 1
  const isPhone = useScreen().mobile // which scans codes rather than shows one
  const enterAndClose = (login: NewLogin) => {
    close()
    void enter(login)
  }
  const shown = modes.includes(mode) ? mode : 'login'
  return (
    <Dialog
      open={open}
      onClose={close}
      title={messages(`title.${shown}`)}
      text={messages('text')}
      {...(isPhone || !canScan() ? { width: 430 } : { width: 760, aside: <QrPane onLogin={enterAndClose} /> })}
    >
      {hasTabs ? (
        <Tabs
          id={id}
          label={messages(`title.${shown}`)}
          tabs={modes.map((one) => ({ id: one, name: messages(`mode.${one}`) }))}
          current={shown}
          onChange={setMode}
        />
      ) : null}
      {/* the same element with tabs and without: what is typed before the rules are known stays */}
      <div {...(hasTabs ? { id: `${id}-panel`, role: 'tabpanel', 'aria-labelledby': `${id}-${shown}` } : {})}>
        {shown === 'login' ? (
          <LoginForm help={rules.hasMail === false ? messages('forgotten') : undefined} onDone={close} />
        ) : shown === 'register' ? (
          <RegisterForm rules={rules} invite={invite} onDone={close} />
        ) : (
          <ResetForm policy={rules.policy} onDone={close} />
        )}
      </div>
      <p className={styles.legal}>
        {messages('agree')}{' '}
        <button type="button" onClick={() => openLegal('agreement')}>
          {messages('agreement')}
        </button>{' '}
        {messages('and')}{' '}
        <button type="button" onClick={() => openLegal('privacy')}>
          {messages('privacy')}
        </button>
      </p>
    </Dialog>
  )
}
