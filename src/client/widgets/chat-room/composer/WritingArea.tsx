import { type Me, useChat } from '../../../kit/chat.ts'
import { useIsBefore } from '../use-is-before.ts'
import { Composer } from './Composer.tsx'
import { Muted } from './Muted.tsx'

interface WritingAreaProps {
  readonly me: Me
  readonly isNarrow: boolean
}

/** Where the user writes, unless he may not. */
export function WritingArea({ me, isNarrow }: WritingAreaProps) {
  const mutedUntil = useChat((now) => now.mutedUntil)
  const isMuted = useIsBefore(mutedUntil)
  return isMuted ? <Muted until={mutedUntil} /> : <Composer me={me} isNarrow={isNarrow} />
}
