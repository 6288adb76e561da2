import { useDocument } from '../../../../core/documents/use-document.ts'
import { themeSettings } from '../../../data/theme/index.ts'
import { PROVIDED_TAB, searchSettings } from '../../../desk/search/index.ts'
import { GLANCE_MS, useMe, useRoom } from '../../chat/lazy.ts'
import { danmakuSettings } from '../settings.ts'
import { useAnimationOff } from '../stage/use-animation-off.ts'
import { FlyingMessages } from './FlyingMessages.tsx'
import { StillMessages } from './StillMessages.tsx'

/** Danmaku over the home screen, for whoever is logged in; in minimal mode there are none. */
export function DanmakuLayer() {
  const isShown = useDocument(danmakuSettings, ({ isShow }) => isShow)
  const isMinimal = useDocument(themeSettings, ({ isMinimalism }) => isMinimalism)
  const isMember = useMe() !== undefined
  return isShown && isMember && !isMinimal ? <Messages /> : null
}

function Messages() {
  useRoom(GLANCE_MS)
  const flow = useDocument(danmakuSettings, (now) => now)
  const isSending = useDocument(searchSettings, ({ searchTabActiveIndex }) => searchTabActiveIndex === PROVIDED_TAB)
  const begin = String(flow.isRefTen) // anew where it is changed
  if (useAnimationOff()) return <StillMessages key={begin} isRefTen={flow.isRefTen} fontSize={flow.fontSize} />
  return <FlyingMessages key={begin} isRefTen={flow.isRefTen} flow={flow} isSending={isSending} />
}
