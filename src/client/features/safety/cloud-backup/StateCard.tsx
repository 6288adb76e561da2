import { useState, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { useDocument } from '../../../core/documents/use-document.ts'
import { connection } from '../../../core/net/connection.ts'
import { useNow } from '../../../core/page/now.ts'
import { useScreen } from '../../../core/page/screen.ts'
import { useLanguage, useMessageByKey } from '../../../core/text/i18n.ts'
import { Button } from '../../../ui/components/button/Button.tsx'
import { Icon } from '../../../ui/components/icon/Icon.tsx'
import { Card } from '../../../ui/form/Card.tsx'
import { cloud, cloudAlert, cloudCheck, cloudWait, refresh } from '../../../ui/icons/paths.ts'
import { shownShortcut } from '../../../ui/input/keyboard/shortcut.ts'
import { ConnectButton, InstanceRow } from '../../auth/instance/lazy.ts'
import { openLogin } from '../../auth/login/lazy.ts'
import { backupSettings } from '../../data/backup/lazy.ts'
import { session } from '../../data/session/lazy.ts'
import { type ShownSync, shownSync, syncStatus } from '../../data/sync-status/index.ts'
import { keyOfCommand } from '../../shell/menus/lazy.ts'
import { exportBackup } from '../backup-file/lazy.ts'
import { backUp, openSyncChoice, openVanishQuestion } from '../sync/lazy.ts'
import styles from './CloudBackup.module.css'
import { LargestItems } from './LargestItems.tsx'
import { useMessages } from './messages.ts'
import { needsOfUser, offersExport, tooLargeSection, type UserNeed, wordsOf } from './needs.ts'
import { restoreFromCloud } from './restore-from-cloud.ts'
import { timeText } from './time-text.ts'

/** How this device and the cloud stand to one another, in words, and what the user can do. */
export function StateCard() {
  const text = useMessages()
  const isGuest = useStore(session, ({ login }) => login === undefined)
  const hasServer = useStore(connection, ({ server }) => server !== undefined)
  return (
    <Card>
      <div className={styles.state} data-form-row={text('tab')}>
        {!hasServer ? <WithoutServer /> : isGuest ? <Guest /> : <Synced />}
      </div>
      <InstanceRow />
    </Card>
  )
}

interface HeaderProps {
  readonly icon: string
  readonly tone?: 'ok' | 'run' | 'warn' | undefined
  readonly title: string
  readonly text: string
}

const Header = ({ icon, tone, title, text }: HeaderProps) => (
  <div className={styles.header}>
    <span className={styles.icon} data-verdict={tone}>
      <Icon path={icon} size={22} />
    </span>
    <div>
      <b>{title}</b>
      <p>{text}</p>
    </div>
  </div>
)

/** Such as in the extension by itself. */
function WithoutServer() {
  const text = useMessages()
  return (
    <>
      <Header icon={cloud} title={text('noServer')} text={text('noServerText')} />
      <div className={styles.buttons}>
        <ConnectButton kind="primary" />
        <ExportButton />
      </div>
    </>
  )
}

function Guest() {
  const text = useMessages()
  return (
    <>
      <Header icon={cloud} title={text('guest')} text={text('guestText')} />
      <div className={styles.buttons}>
        <Button kind="primary" onClick={openLogin}>
          {text('logIn')}
        </Button>
      </div>
    </>
  )
}

const LOOKS: Readonly<Record<ShownSync, Pick<HeaderProps, 'icon' | 'tone'>>> = {
  off: { icon: cloud },
  saved: { icon: cloudCheck, tone: 'ok' },
  waiting: { icon: cloudWait },
  syncing: { icon: refresh, tone: 'run' },
  asks: { icon: cloudAlert, tone: 'warn' },
}

function Synced() {
  const text = useMessages()
  const status = useStore(syncStatus)
  const isOnline = useOnline()
  const about = useStateText(isOnline)
  const shown = shownSync(status)
  const [need, ...others] = needsOfUser(status.needs)
  return (
    <>
      {need === undefined ? (
        <Header {...LOOKS[shown]} title={text(`state.${shown}`)} text={about} />
      ) : (
        <NeedWords need={need} isFirst />
      )}
      {others.map((other) => (
        <NeedWords key={JSON.stringify(other)} need={other} />
      ))}
      <div className={styles.buttons}>
        {status.needs.some(({ kind }) => kind === 'vanish') ? (
          <Button onClick={() => openVanishQuestion()}>{text('decide')}</Button>
        ) : null}
        <Actions isOnline={isOnline} isSyncing={status.at === 'syncing'} canBackUp={need?.kind !== 'choose'} />
        {status.needs.some(offersExport) ? <ExportButton /> : null}
      </div>
    </>
  )
}

/** What is needed of the user, and what can be done. */
function NeedWords({ need, isFirst = false }: { readonly need: UserNeed; readonly isFirst?: boolean }) {
  const { title, text } = wordsOf(need)
  const section = tooLargeSection(need)
  return (
    <>
      {isFirst ? (
        <Header {...LOOKS.asks} title={title} text={text} />
      ) : (
        <div className={styles.need}>
          <b>{title}</b>
          <p>{text}</p>
        </div>
      )}
      {section === undefined ? null : <LargestItems section={section} />}
    </>
  )
}

interface ActionsProps {
  readonly isOnline: boolean
  readonly isSyncing: boolean
  /** Not before its user has said which side is to stay. */
  readonly canBackUp: boolean
}

function Actions({ isOnline, isSyncing, canBackUp }: ActionsProps) {
  const text = useMessages()
  const { mobile } = useScreen()
  const [isRestoring, setRestoring] = useState(false)
  const key = mobile ? '' : keyOfCommand('sync.backup')
  async function restore() {
    setRestoring(true)
    await restoreFromCloud()
    setRestoring(false)
  }
  return (
    <>
      {canBackUp ? (
        <Button kind="primary" busy={isSyncing} disabled={!isOnline || isRestoring} onClick={() => void backUp()}>
          {text('backUp')}
          {key === '' ? null : <kbd>{shownShortcut(key)}</kbd>}
        </Button>
      ) : (
        <Button kind="primary" onClick={openSyncChoice}>
          {text('choose')}
        </Button>
      )}
      <Button busy={isRestoring} disabled={!isOnline || isSyncing} onClick={() => void restore()}>
        {text('restore')}
      </Button>
    </>
  )
}

/** A file of one's own, where the cloud is none. */
function ExportButton() {
  const text = useMessageByKey()
  return <Button onClick={() => void exportBackup()}>{text('backup-file.title')}</Button>
}

const minuteOf = (date: Date) => String(Math.floor(date.getTime() / 60_000))

/** What there is to say of a state beside its name. */
function useStateText(isOnline: boolean): string {
  const text = useMessages()
  const language = useLanguage()
  const now = useNow(minuteOf).getTime()
  const { at, lastAt, needs } = useStore(syncStatus)
  const interval = useDocument(backupSettings, ({ autoBookMarks }) => autoBookMarks)
  const time = lastAt === undefined ? '' : timeText(lastAt, now, language)
  if (at === 'saved') return time
  if (!isOnline) return text('offline')
  if (needs.some(({ kind }) => kind === 'paused')) return text('paused')
  if (at === 'waiting') return text(interval === 0 ? 'manual' : 'soon')
  return time && text('lastAt', { time })
}

function watchNetwork(changed: () => void): () => void {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

const useOnline = (): boolean => useSyncExternalStore(watchNetwork, () => navigator.onLine)
