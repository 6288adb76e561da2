import { useMemo, useState } from 'react'
import type { ChatMessage } from '../../../../shared/chat/frames.ts'
import { lastRead, type Me, type Unsent, useChat } from '../../../kit/chat.ts'
import { type Row, rowsOf } from '../kernel/rows.ts'
import { useIsBefore } from '../use-is-before.ts'

/** The rows of the list. @param messages those that are drawn */
export function useRows(messages: readonly ChatMessage[], me: Me): readonly Row[] {
  const unsent = useChat(({ room }) => room.unsent)
  const mutedUntil = useChat((now) => now.mutedUntil)
  const [readId] = useState(lastRead)
  const isMuted = useIsBefore(mutedUntil)
  const unmutedAt = isMuted || mutedUntil === 0 ? undefined : mutedUntil
  return useMemo(
    () =>
      rowsOf({
        messages,
        unsent: unsent.map((one) => ({ message: asMessage(one, me), at: one.at })),
        me: me.username,
        readId,
        unmutedAt,
      }),
    [messages, unsent, me, readId, unmutedAt],
  )
}

const asMessage = ({ at: _, ...written }: Unsent, { username, nickname, head }: Me): ChatMessage => ({
  ...written,
  ...{ chatId: 0, username, nickname, head },
})
