import { useEffect, useMemo, useState } from 'react'
import { BACKUP } from '../../../../shared/constants.ts'
import { useLanguage } from '../../../core/text/i18n.ts'
import { joinPhrases } from '../../../lib/text/join-phrases.ts'
import { Button } from '../../../ui/components/button/Button.tsx'
import { useMessages as useCommonMessages } from '../../../ui/messages.ts'
import { Dialog } from '../../../ui/overlay/dialog/Dialog.tsx'
import type { OverlayState } from '../../../ui/overlay/overlay.ts'
import { useMessages } from './messages.ts'
import { differenceOf } from './model.ts'
import { homeOf, sectionsOf } from './restore.ts'
import type { Version } from './stored-version.ts'
import styles from './Timeline.module.css'
import { VersionDetails } from './VersionDetails.tsx'
import { readVersions, versionChanges } from './versions.ts'

/** The versions of this device by time: what each has changed, how its desktop looks, and the way back to it. */
export function TimelineDialog({ open, close }: OverlayState) {
  const text = useMessages()
  const common = useCommonMessages()
  const language = useLanguage()
  const { versions, hasFailed } = useVersions()
  const [chosen, setChosen] = useState<number>()
  const version = versions?.find(({ at }) => at === chosen) ?? versions?.[0]
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  const changes = useMemo(
    () => (versions ?? []).map((one, index) => changesSince(versions?.[index + 1], one)),
    [versions],
  )
  const summaryOf = (change: Changes | undefined) => {
    if (change === undefined) return text('first')
    const { added, removed, sections } = change
    const parts = [
      ...(added > 0 ? [text('added', { count: added })] : []),
      ...(removed > 0 ? [text('removed', { count: removed })] : []),
      ...sections.map((section) => text(`section.${section}`)),
    ]
    return parts.length === 0 ? text('same') : joinPhrases(parts, language)
  }
  const isEmpty = versions?.length === 0
  return (
    <Dialog
      open={open}
      onClose={close}
      title={text('title')}
      text={text(hasFailed ? 'unreadable' : isEmpty ? 'empty' : 'about', { limit: BACKUP.localHistoryLimit })}
      width={version === undefined ? 440 : 880}
      {...(version === undefined && { actions: <Button onClick={close}>{common('close')}</Button> })}
    >
      {versions === undefined || version === undefined ? undefined : (
        <div className={styles.panes}>
          <ol className={styles.list}>
            {versions.map((one, index) => (
              <li key={one.at}>
                <button
                  type="button"
                  className={styles.version}
                  aria-current={one === version ? 'true' : undefined}
                  onClick={() => setChosen(one.at)}
                >
                  <time dateTime={new Date(one.at).toISOString()}>{time.format(one.at)}</time>
                  <b>{text(`cause.${one.cause}`)}</b>
                  <small>{summaryOf(changes[index])}</small>
                </button>
              </li>
            ))}
          </ol>
          <VersionDetails key={version.at} version={version} close={close} />
        </div>
      )}
    </Dialog>
  )
}

type Changes = ReturnType<typeof changesSince>

/** What a version has changed; undefined for the oldest. */
function changesSince(older: Version | undefined, version: Version) {
  if (older === undefined) return undefined
  const { documents, ...tiles } = differenceOf(older, version, homeOf)
  return { ...tiles, sections: sectionsOf(documents) }
}

/** The versions in storage, read again after each change. */
function useVersions() {
  const [versions, setVersions] = useState<readonly Version[]>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    // storage is outside of React
    const read = () => void readVersions().then(setVersions, () => setFailed(true))
    read()
    return versionChanges.subscribe(read)
  }, [])
  return { versions, hasFailed }
}
