import { useLayoutEffect, useRef } from 'react'
import { Button } from '../../../../ui/components/button/Button.tsx'
import { Icon } from '../../../../ui/components/icon/Icon.tsx'
import { settings } from '../../../../ui/icons/paths.ts'
import { shownShortcut } from '../../../../ui/input/keyboard/shortcut.ts'
import { openLogin } from '../../../auth/login/lazy.ts'
import type { ModePanelProps } from '../../../desk/search/lazy.ts'
import { openSettings } from '../../../shell/settings/index.ts'
import { retrySocket, useMe, useRoom, useSocket } from '../../chat/lazy.ts'
import { useMessages } from '../messages.ts'
import { EntryRow } from './EntryRow.tsx'
import styles from './Panel.module.css'
import { entryKey, holdList, LISTED, releaseList, useRecent } from './recent.ts'

/** Below the box while danmaku are sent: what was said last, by whomever. */
export function Panel({ id, rows, position, setPosition, onRun }: ModePanelProps) {
  const messages = useMessages()
  const me = useMe()
  const entries = useRecent(true)
  useRoom()
  useKeptPosition(entries.map(entryKey), position, setPosition)
  useLayoutEffect(() => releaseList, [])
  return (
    <div className={styles.panel}>
      <Head />
      {entries.length === 0 ? (
        <Nothing id={id} />
      ) : (
        <div
          id={id}
          role="listbox"
          aria-label={messages('recent', { count: LISTED })}
          className={styles.list}
          onPointerEnter={holdList}
          onPointerLeave={releaseList}
        >
          {entries.map((entry, index) => (
            <EntryRow
              key={entryKey(entry)}
              entry={entry}
              me={me?.username}
              row={index}
              column={position?.row === index ? position.column : undefined}
              select={() => setPosition({ column: 0, row: index })}
              run={(column) => {
                const row = rows.columns[column]?.[index]
                if (row !== undefined) onRun(row)
              }}
            />
          ))}
        </div>
      )}
      <Keys isSelected={position !== undefined} />
    </div>
  )
}

/** Above the list: what it is, or why it is not live; and the way to the settings. */
function Head() {
  const messages = useMessages()
  const { at } = useSocket()
  const isGuest = useMe() === undefined
  return (
    <div className={styles.head}>
      {at === 'waiting' && !isGuest ? (
        <span role="status" className={styles.offline}>
          {messages('offline')}
          <button type="button" className={styles.retry} onClick={retrySocket}>
            {messages('action.retry')}
          </button>
        </span>
      ) : (
        <b>{messages('recent', { count: LISTED })}</b>
      )}
      <button type="button" className={styles.settings} onClick={() => openSettings('danmaku')}>
        <Icon path={settings} size={14} />
        {messages('settings')}
      </button>
    </div>
  )
}

/** A guest is asked to log in; whoever is logged in, to say the first word. */
function Nothing({ id }: { readonly id: string }) {
  const messages = useMessages()
  const { at } = useSocket()
  const isGuest = useMe() === undefined
  const isKnown = isGuest || at === 'open'
  return (
    <div id={id} className={styles.nothing} role="status">
      {isKnown ? <b>{messages(isGuest ? 'guest' : 'empty')}</b> : null}
      {isGuest ? (
        <Button size="s" onClick={openLogin}>
          {messages('logIn')}
        </Button>
      ) : isKnown ? (
        <span>{messages('emptyHint')}</span>
      ) : null}
    </div>
  )
}

/** What the keys of the box do now. */
function Keys({ isSelected }: { readonly isSelected: boolean }) {
  const messages = useMessages()
  return (
    <div className={styles.keys} aria-hidden="true">
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd>
        {messages('choose')}
      </span>
      <span>
        <kbd>{shownShortcut('Tab')}</kbd>
        {messages('switch')}
      </span>
      <span>
        <kbd>↵</kbd>
        {messages(isSelected ? 'doAction' : 'send')}
      </span>
    </div>
  )
}

/** The same row stays selected as others come and go. */
function useKeptPosition(
  keys: readonly string[],
  position: ModePanelProps['position'],
  setPosition: ModePanelProps['setPosition'],
): void {
  const selected = useRef<{ readonly key: string | undefined; readonly row: number }>(undefined)
  const list = keys.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the list moves the position
  useLayoutEffect(() => {
    const before = selected.current
    if (before === undefined || position === undefined || position.row !== before.row) return
    const row = before.key === undefined ? -1 : keys.indexOf(before.key)
    if (row !== position.row) setPosition(row < 0 ? undefined : { ...position, row })
  }, [list])
  useLayoutEffect(() => {
    selected.current = position && { key: keys[position.row], row: position.row }
  })
}
