import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { UserInfo } from '../../../../shared/entities/account.ts'
import { connection } from '../../../core/net/connection.ts'
import { useLanguage, useMessageByKey } from '../../../core/text/i18n.ts'
import { bytesText } from '../../../lib/text/bytes-text.ts'
import { Button } from '../../../ui/components/button/Button.tsx'
import { NamedIcon } from '../../../ui/components/icon/NamedIcon.tsx'
import { Card, Cards } from '../../../ui/form/Card.tsx'
import { Row } from '../../../ui/form/Row.tsx'
import { showToast } from '../../../ui/overlay/toast/toast.ts'
import { ConnectButton } from '../../auth/instance/lazy.ts'
import { openLogin } from '../../auth/login/lazy.ts'
import { session } from '../../data/session/lazy.ts'
import { type ContentCount, followContents } from '../../shell/local-search/lazy.ts'
import { CloudBackupRow } from '../cloud-backup/lazy.ts'
import { VisitSwitch } from '../visits/lazy.ts'
import styles from './Account.module.css'
import { AccountActions } from './AccountActions.tsx'
import { Avatar } from './Avatar.tsx'
import { Logins } from './Logins.tsx'
import { messages, useMessages } from './messages.ts'
import { Landscape } from './profile/Landscape.tsx'
import { Profile } from './profile/Profile.tsx'
import { useStorage } from './use-storage.ts'

/** Who the user is, and what is stored on this device. */
export function Account() {
  const login = useStore(session, (now) => now.login)
  const [counts, setCounts] = useState<readonly ContentCount[]>()
  useEffect(() => followContents(setCounts), [])
  return (
    <>
      {login === undefined ? <Guest /> : <User info={login.info} />}
      <Cards>
        {counts === undefined ? null : <Contents counts={counts} />}
        <Stored change={counts} />
      </Cards>
    </>
  )
}

function Guest() {
  const text = useMessages()
  const server = useStore(connection, (now) => now.server)
  return (
    <div className={styles.guest}>
      <Landscape />
      <b>{text('guest')}</b>
      <p>{text('local')}</p>
      {server === undefined ? (
        <ConnectButton kind="primary" className={styles.login} />
      ) : (
        <Button kind="primary" className={styles.login} onClick={openLogin}>
          {text('logIn')}
        </Button>
      )}
    </div>
  )
}

function User({ info }: { readonly info: UserInfo }) {
  const text = useMessages()
  return (
    <>
      <div className={styles.guest}>
        <Avatar info={info} />
        <b>{info.nickname}</b>
        <p>@{info.username}</p>
        {info.is_weak ? <p className={styles.weak}>{text('weak')}</p> : null}
      </div>
      <Cards>
        <Card>
          <CloudBackupRow />
        </Card>
        <Profile info={info} />
        <Logins />
        <Card>
          <VisitSwitch />
        </Card>
        <AccountActions info={info} />
      </Cards>
    </>
  )
}

function Contents({ counts }: { readonly counts: readonly ContentCount[] }) {
  const text = useMessageByKey()
  const format = new Intl.NumberFormat(useLanguage())
  return (
    <Card>
      <ul className={styles.contents} aria-label={text('account.contents')}>
        {counts.map(({ source: { id, owner, name, icon }, count }) => (
          <li key={id}>
            <NamedIcon name={icon} size={18} />
            <span className={styles.name}>{text(`${owner}.searchable.${name}`, { count })}</span>
            <span className={styles.count}>{format.format(count)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** How much is stored and whether the browser keeps it, as far as it says so. */
function Stored({ change }: { readonly change: unknown }) {
  const text = useMessages()
  const language = useLanguage()
  const { facts, askToKeep } = useStorage(change)
  const [isAsking, setAsking] = useState(false)
  if (facts === undefined) return null
  const { usage, quota, isPersisted } = facts
  async function ask() {
    setAsking(true)
    const isKept = await askToKeep()
    setAsking(false)
    showToast(
      isKept
        ? { kind: 'success', text: messages('keptNow') }
        : { kind: 'warning', text: messages('notKept'), duration: 5000 },
    )
  }
  return (
    <Card>
      {usage === undefined ? null : (
        <Row
          label={text('stored')}
          hint={quota === undefined ? undefined : text('quota', { size: bytesText(quota, language) })}
        >
          <span className={styles.value}>{bytesText(usage, language)}</span>
        </Row>
      )}
      <Row label={text('keep')} labelId="account-keep" hint={text(hintOf(isPersisted))}>
        {isPersisted === false ? (
          <Button size="s" busy={isAsking} aria-describedby="account-keep" onClick={() => void ask()}>
            {text('keepNow')}
          </Button>
        ) : (
          <span className={styles.value}>{text(isPersisted ? 'kept' : 'unknown')}</span>
        )}
      </Row>
    </Card>
  )
}

const hintOf = (isPersisted: boolean | undefined) =>
  isPersisted === undefined ? 'unknownHint' : isPersisted ? 'keptHint' : 'keepHint'
