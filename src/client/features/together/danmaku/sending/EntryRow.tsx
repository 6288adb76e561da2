import { senderName } from '../../../../../shared/chat/sender-name.ts'
import { Icon } from '../../../../ui/components/icon/Icon.tsx'
import { copy, eyeOff, flag, refresh, trash } from '../../../../ui/icons/paths.ts'
import { classes } from '../../../../ui/styles/classes.ts'
import { rowId } from '../../../desk/search/lazy.ts'
import { Avatar, MessageAge, messageColors, useMe } from '../../chat/lazy.ts'
import { useMessages } from '../messages.ts'
import styles from './Panel.module.css'
import type { Entry } from './recent.ts'
import { type ActionName, actionsOf, textOf } from './rows.ts'

const ICONS: Readonly<Record<ActionName, string>> = {
  copy,
  hide: eyeOff,
  report: flag,
  retry: refresh,
  drop: trash,
}

interface EntryRowProps {
  readonly entry: Entry
  /** The user's name; undefined for a guest. */
  readonly me: string | undefined
  readonly row: number
  /** The action that the arrows have reached; undefined if they are elsewhere. */
  readonly column: number | undefined
  readonly select: () => void
  readonly run: (column: number) => void
}

/** A message of the list; under the pointer and the arrows it has its actions in place of its name and time. */
export function EntryRow({ entry, me, row, column, select, run }: EntryRowProps) {
  const messages = useMessages()
  const actions = actionsOf(entry, me)
  const color = entry.is === 'said' ? entry.message.color : entry.unsent.color
  const text = textOf(entry)
  const isSelected = column !== undefined
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form controls
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the input, which holds the focus
    <div
      role="group"
      aria-label={`${nameOf(entry, me) ?? messages('me')}: ${text}`}
      className={classes(styles.row, isSelected && styles.selected)}
      onClick={select}
    >
      <span className={styles.face} aria-hidden="true">
        <Face entry={entry} />
      </span>
      <span className={styles.text} style={messageColors(color)} title={text} aria-hidden="true">
        {text}
      </span>
      <About entry={entry} me={me} />
      {actions.map((action, index) => {
        const isActive = isSelected && Math.min(column, actions.length - 1) === index
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: as above
          <span
            key={action}
            id={rowId({ column: isActive ? column : index, row })}
            role="option"
            tabIndex={-1}
            aria-label={messages(`action.${action}`)}
            aria-selected={isActive}
            title={messages(`action.${action}`)}
            className={styles.action}
            onClick={(event) => {
              event.stopPropagation()
              run(index)
            }}
          >
            <Icon path={ICONS[action]} size={16} />
          </span>
        )
      })}
    </div>
  )
}

/** The name of who has written it; undefined for the user. */
const nameOf = (entry: Entry, me: string | undefined): string | undefined =>
  entry.is === 'unsent' || entry.message.username === me ? undefined : senderName(entry.message)

/** Who has written it. */
function Face({ entry }: { readonly entry: Entry }) {
  const me = useMe()
  if (entry.is === 'said') return <Avatar {...entry.message} />
  return me === undefined ? null : <Avatar {...me} />
}

/** By whom and when it was said; of an own one that has not arrived, what became of it. */
function About({ entry, me }: Pick<EntryRowProps, 'entry' | 'me'>) {
  const messages = useMessages()
  if (entry.is === 'unsent') {
    const hasFailed = entry.unsent.at === 'failed'
    return (
      <span aria-hidden="true" className={hasFailed ? styles.failed : styles.about}>
        {messages(hasFailed ? 'failed' : 'sending')}
      </span>
    )
  }
  const name = nameOf(entry, me)
  return (
    <span aria-hidden="true" className={styles.about}>
      <b className={name === undefined ? styles.me : styles.name}>{name ?? messages('me')}</b>
      <MessageAge time={entry.message.time} style="short" />
    </span>
  )
}
