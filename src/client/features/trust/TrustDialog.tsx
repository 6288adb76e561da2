import { type ReactNode, useEffect, useId, useState } from 'react'
import { useStore } from 'zustand'
import { contacts } from '../../../shared/api/contacts.ts'
import { groupedNumber } from '../../../shared/lib/text/grouped-number.ts'
import { call } from '../../core/call.ts'
import { callLog } from '../../core/call-log.ts'
import { useLanguage } from '../../core/i18n.ts'
import { useDocument } from '../../core/react.ts'
import { Button } from '../../ui/components/button/Button.tsx'
import { useMessages as useCommonMessages } from '../../ui/messages.ts'
import { Dialog } from '../../ui/overlay/dialog/Dialog.tsx'
import type { OverlayState } from '../../ui/overlay/overlay.ts'
import { themeSettings } from '../theme/index.ts'
import { hostContacts } from './host-contacts.ts'
import { useMessages } from './messages.ts'
import { isListed, reasonOfCall } from './model.ts'
import { readExtensionGrants, readPermissions } from './permissions.ts'
import styles from './TrustDialog.module.css'

/** What this page may do in this browser, whom it has contacted, and whom its server has asked. */
export function TrustDialog({ open, close }: OverlayState) {
  const messages = useMessages()
  const common = useCommonMessages()
  const isPureOffline = useDocument(themeSettings, (now) => now.isPureOffline)
  return (
    <Dialog
      open={open}
      onClose={close}
      title={messages('title')}
      text={messages(isPureOffline ? 'isOn' : 'intro')}
      width={560}
      actions={
        <Button kind="primary" onClick={close}>
          {common('close')}
        </Button>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard */}
      <section className={styles['list']} tabIndex={0} aria-label={messages('title')}>
        <Permissions />
        <BrowserContacts />
        <AskedForThisPage />
        <AskedByServer />
      </section>
    </Dialog>
  )
}

interface Line {
  readonly key: string
  readonly name: string
  /** A state or a number. */
  readonly value: string
  readonly reason?: string
}

interface PartProps {
  readonly title: string
  readonly lines: readonly Line[]
  /** What stands there if there are no lines. */
  readonly none: string
  readonly children?: ReactNode
}

function Part({ title, lines, none, children }: PartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {lines.length === 0 ? <p>{none}</p> : null}
      <ul>
        {lines.map(({ key, name, value, reason }) => (
          <li key={key}>
            <b>{name}</b>
            <span>{value}</span>
            {reason === undefined ? null : <small>{reason}</small>}
          </li>
        ))}
      </ul>
      {children}
    </section>
  )
}

function Permissions() {
  const messages = useMessages()
  const permissions = useLoaded(readPermissions) ?? []
  const grants = useLoaded(readExtensionGrants) ?? []
  const lines: readonly Line[] = [
    ...permissions.map(([name, state]) => ({
      key: name,
      name: messages(`permission.${name}`),
      value: messages(`state.${state}`),
      reason: messages(`permissionReason.${name}`),
    })),
    ...grants.map((name) => ({
      key: `extension ${name}`,
      name,
      value: messages('state.granted'),
      reason: messages('permissionReason.extension'),
    })),
  ]
  return <Part title={messages('permissions')} lines={lines} none="" />
}

function BrowserContacts() {
  const messages = useMessages()
  const language = useLanguage()
  const list = useStore(hostContacts)
  const lines = list.map(({ host, loaded, count }) => ({
    key: `${host} ${loaded}`,
    name: host === '' ? messages('furtherHosts') : host,
    value: messages('times', { count: groupedNumber(count, language) }),
    reason: messages(`loaded.${loaded}`),
  }))
  return <Part title={messages('browser')} lines={lines} none={messages('browserNone')} />
}

function AskedForThisPage() {
  const messages = useMessages()
  const language = useLanguage()
  const calls = useStore(callLog).filter(({ path }) => isListed(path))
  const lines = calls
    .filter(({ thirdParty }) => thirdParty !== '')
    .map(({ path, thirdParty, count }) => ({
      key: `${path} ${thirdParty}`,
      name: thirdParty,
      value: messages('times', { count: groupedNumber(count, language) }),
      reason: messages(`call.${reasonOfCall(path)}`),
    }))
  const own = calls.filter(({ thirdParty }) => thirdParty === '')
  return (
    <Part title={messages('forThisPage')} lines={lines} none={messages('forThisPageNone')}>
      {own.length === 0 ? null : (
        <p>
          {messages('answeredItself', {
            list: new Intl.ListFormat(language).format(
              own.map(({ path, count }) => `${path} ${messages('times', { count: groupedNumber(count, language) })}`),
            ),
          })}
        </p>
      )}
    </Part>
  )
}

function AskedByServer() {
  const messages = useMessages()
  const language = useLanguage()
  const answer = useLoaded(() => call(contacts, {}, { silent: true, fresh: true }).catch(() => 'none' as const))
  if (answer === undefined) return null
  if (answer === 'none') return <Part title={messages('server')} lines={[]} none={messages('noServer')} />
  const lines = answer.sources.flatMap(({ id, isOff, hosts }): readonly Line[] => {
    if (isOff || hosts.length === 0) return [{ key: id, name: id, value: messages(isOff ? 'sourceOff' : 'never') }]
    return hosts.map(({ host, count }) => ({
      key: `${id} ${host}`,
      name: host,
      value: messages('times', { count: groupedNumber(count, language) }),
      reason: messages('call.suggest'),
    }))
  })
  const lookups = answer.lookups.map(({ lookup, count }) => ({
    key: lookup,
    name: messages(`lookup.${lookup}`),
    value: messages('times', { count: groupedNumber(count, language) }),
    reason: messages(`lookupReason.${lookup}`),
  }))
  const since = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(answer.since)
  return (
    <Part title={messages('server')} lines={[...lines, ...lookups]} none="">
      <p>{messages('serverSince', { since })}</p>
    </Part>
  )
}

/** The result of a task that is started once; undefined until then. */
function useLoaded<T>(task: () => Promise<T>): T | undefined {
  const [result, setResult] = useState<T>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is started once
  useEffect(() => {
    // the browser's and the server's answers are outside of React
    let isCurrent = true
    void task().then((value) => {
      if (isCurrent) setResult(() => value)
    })
    return () => {
      isCurrent = false
    }
  }, [])
  return result
}
