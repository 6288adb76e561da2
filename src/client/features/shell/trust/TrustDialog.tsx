import { useStore } from 'zustand'
import { extensionApi } from '../../../core/browser/extension-api.ts'
import { useDocument } from '../../../core/documents/use-document.ts'
import { callLog } from '../../../core/net/call-log.ts'
import { connection } from '../../../core/net/connection.ts'
import { useLanguage } from '../../../core/text/i18n.ts'
import { groupedNumber } from '../../../lib/text/grouped-number.ts'
import { Button } from '../../../ui/components/button/Button.tsx'
import { useMessages as useCommonMessages } from '../../../ui/messages.ts'
import { Dialog } from '../../../ui/overlay/dialog/Dialog.tsx'
import type { OverlayState } from '../../../ui/overlay/overlay.ts'
import { themeSettings } from '../../data/theme/index.ts'
import { ExtensionGrants } from './ExtensionGrants.tsx'
import { hostContacts } from './host-contacts.ts'
import { useMessages } from './messages.ts'
import { isListed, reasonOfCall } from './model.ts'
import { type Line, Part } from './Part.tsx'
import { readPermissions } from './permissions.ts'
import { ServerContacts } from './ServerContacts.tsx'
import styles from './TrustDialog.module.css'
import { useLoaded } from './use-loaded.ts'

/** What this page may do in this browser, whom it has contacted, and whom its server has asked, or in place of one itself. */
export function TrustDialog({ open, close }: OverlayState) {
  const messages = useMessages()
  const common = useCommonMessages()
  const isPureOffline = useDocument(themeSettings, (now) => now.isPureOffline)
  const isExtension = extensionApi() !== undefined
  const isAlone = useStore(connection, ({ server }) => isExtension && server === undefined)
  return (
    <Dialog
      open={open}
      onClose={close}
      title={messages('title')}
      text={messages(isPureOffline ? (isAlone ? 'isOnAlone' : 'isOn') : 'intro')}
      width={560}
      actions={
        <Button kind="primary" onClick={close}>
          {common('close')}
        </Button>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard */}
      <section className={styles.list} tabIndex={0} aria-label={messages('title')}>
        <Permissions />
        {isExtension ? <ExtensionGrants /> : null}
        <BrowserContacts isAlone={isAlone} />
        {isAlone ? null : <AskedForThisPage />}
        <ServerContacts isOwn={isAlone} />
      </section>
    </Dialog>
  )
}

function Permissions() {
  const messages = useMessages()
  const permissions = useLoaded(readPermissions) ?? []
  const lines: readonly Line[] = permissions.map(([name, state]) => ({
    key: name,
    name: messages(`permission.${name}`),
    value: messages(`state.${state}`),
    reason: messages(`permissionReason.${name}`),
  }))
  return <Part title={messages('permissions')} lines={lines} none="" />
}

function BrowserContacts({ isAlone }: { readonly isAlone: boolean }) {
  const messages = useMessages()
  const language = useLanguage()
  const list = useStore(hostContacts)
  const lines = list.map(({ host, loaded, count }) => ({
    key: `${host} ${loaded}`,
    name: host === '' ? messages('furtherHosts') : host,
    value: messages('times', { count: groupedNumber(count, language) }),
    reason: messages(`loaded.${loaded}`),
  }))
  return (
    <Part title={messages('browser')} lines={lines} none={messages(isAlone ? 'browserNoneAlone' : 'browserNone')} />
  )
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
