import { useRef } from 'react'
import { type MuteMinutes, muteUser } from '../../../../../../shared/api/chat.ts'
import { Button } from '../../../../../ui/components/button/Button.tsx'
import { openMenu } from '../../../../../ui/overlay/menu/menus.ts'
import { useAct } from '../../ask/use-act.ts'
import { messages as texts, useMessages } from '../../messages.ts'
import { muteEntries } from '../../parts/mute-entries.ts'
import type { KnownUser } from '../use-users.ts'
import { ActRow } from './ActRow.tsx'

/** Keeps a user from writing in the chat room for a time out of a menu, or lets him again. */
export function MuteRow({ user: { username, mutedUntil } }: { readonly user: KnownUser }) {
  const messages = useMessages()
  const button = useRef<HTMLButtonElement>(null)
  const { isBusy, act } = useAct()
  const mute = (minutes: MuteMinutes) => {
    const done = texts(minutes === 0 ? 'users.unmuteDone' : 'muted', { name: `@${username}` })
    act(muteUser, { username, minutes }, done)
  }
  const openSpans = (byKeyboard: boolean) =>
    openMenu({
      label: texts('users.mute'),
      items: muteEntries(mute),
      anchor: button,
      align: 'end',
      focusFirst: byKeyboard,
    })
  return (
    <ActRow name={messages('users.mute')} hint={messages('users.muteHint')}>
      {mutedUntil > 0 ? (
        <Button busy={isBusy} onClick={() => mute(0)}>
          {messages('users.unmuteDo')}
        </Button>
      ) : (
        <Button
          ref={button}
          busy={isBusy}
          aria-haspopup="menu"
          aria-expanded={false}
          onClick={({ detail }) => openSpans(detail === 0)}
        >
          {messages('mute')}
        </Button>
      )}
    </ActRow>
  )
}
