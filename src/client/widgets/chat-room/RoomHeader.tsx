import { createElement, useRef } from 'react'
import { danmakuSettings, hiddenPeople, retrySocket, useSocket } from '../../kit/chat.ts'
import { Button, IconButton } from '../../kit/components.ts'
import { danmaku, eyeOff, more, sidePanel } from '../../kit/icons.ts'
import { type MenuEntry, openMenu, openOverlay } from '../../kit/interaction.ts'
import { openHiddenPeople } from './aside/open-hidden-people.ts'
import { FAULTS } from './faults.ts'
import { messages, useMessages } from './messages.ts'
import styles from './RoomHeader.module.css'

/** The name of the room, whether it is connected, and what is shown of it. @param isNarrow whether nothing stands beside the list */
export function RoomHeader({ isNarrow }: { readonly isNarrow: boolean }) {
  const messages = useMessages()
  const button = useRef<HTMLButtonElement>(null)
  return (
    <header className={styles.header}>
      <h2 className={styles.title}>{messages('room')}</h2>
      <Status />
      {isNarrow ? <IconButton icon={sidePanel} label={messages('aside')} onClick={openAside} /> : null}
      <IconButton
        ref={button}
        icon={more}
        label={messages('menu')}
        aria-haspopup="menu"
        aria-expanded={false}
        onClick={({ detail }) =>
          openMenu({
            label: messages('menu'),
            anchor: button,
            align: 'end',
            items: menuEntries(),
            focusFirst: detail === 0,
          })
        }
      />
    </header>
  )
}

function menuEntries(): readonly MenuEntry[] {
  const { isShow } = danmakuSettings.get()
  const hidden = hiddenPeople.get().length
  return [
    {
      id: 'danmaku',
      label: messages('danmaku'),
      icon: danmaku,
      checked: isShow,
      run: () => danmakuSettings.update((now) => ({ ...now, isShow: !isShow })),
    },
    {
      id: 'hidden',
      label: messages('hiddenPeople'),
      icon: eyeOff,
      disabled: hidden === 0,
      run: openHiddenPeople,
    },
  ]
}

/** Shows, where a window has no room for it, what else stands beside the list. */
function openAside(): void {
  openOverlay(
    () => import('./aside/AsideDialog.tsx'),
    ({ AsideDialog }, state) => createElement(AsideDialog, state),
  )
}

/** Whether the room is connected, and a way to try again where it is not. */
function Status() {
  const messages = useMessages()
  const socket = useSocket()
  if (socket.at === 'waiting')
    return (
      <div className={styles.status} role="status" data-socket="failed">
        <i className={styles.dot} />
        <span className={styles.words}>{messages(FAULTS[socket.why])}</span>
        <Button kind="text" size="s" onClick={retrySocket}>
          {messages('retry')}
        </Button>
      </div>
    )
  return (
    <div className={styles.status} role="status" data-socket={socket.at === 'open' ? 'open' : 'opening'}>
      <i className={styles.dot} />
      <span className={styles.words}>{messages(socket.at === 'open' ? 'connected' : 'connecting')}</span>
    </div>
  )
}
