import { useState } from 'react'
import type { AppProps } from '../../../core/contribute/app.ts'
import { useDocument } from '../../../core/documents/use-document.ts'
import { openUrl } from '../../../core/page/open-url.ts'
import { safeFrameUrl } from '../../../lib/url/safe-frame-url.ts'
import { Button } from '../../../ui/components/button/Button.tsx'
import { Spinner } from '../../../ui/components/spinner/Spinner.tsx'
import { Empty, Failed } from '../../../ui/components/state/State.tsx'
import { arrowOut } from '../../../ui/icons/paths.ts'
import { themeSettings } from '../../data/theme/index.ts'
import { keepKeyboard } from './keep-keyboard.ts'
import { useMessages } from './messages.ts'
import styles from './WebPage.module.css'

/** No top navigation and no modal dialogs; its own origin is safe to keep because ours is never framed. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads'

/** A web page in a sandboxed frame, with a way out to the browser. */
export default function WebPage({ subject }: AppProps) {
  const messages = useMessages()
  const [isLoaded, setLoaded] = useState(false)
  const url = safeFrameUrl(subject, location.origin)
  const isPureOffline = useDocument(themeSettings, (now) => now.isPureOffline)
  if (url === undefined) return <Failed fit="page" title={messages('notShown')} />
  if (isPureOffline) {
    const openTab = { label: messages('openTab'), run: () => openUrl(url, 'tab') }
    return <Empty fit="page" title={messages('pureOffline')} hint={url} action={openTab} />
  }
  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        <span className={styles.address}>{url}</span>
        <Button size="s" icon={arrowOut} onClick={() => openUrl(url, 'tab')}>
          {messages('openTab')}
        </Button>
      </div>
      <div className={styles.body}>
        {isLoaded ? null : (
          <div className={styles.loading} role="status" aria-label={messages('loading')}>
            <Spinner size={32} />
          </div>
        )}
        <iframe
          ref={keepKeyboard}
          className={styles.frame}
          title={url}
          src={url}
          sandbox={SANDBOX}
          allow="fullscreen"
          referrerPolicy="no-referrer"
          onLoad={() => setLoaded(true)}
        />
      </div>
    </div>
  )
}
