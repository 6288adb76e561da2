import { askChatOffer, isChatOffered, onChatOffer } from '../../data/socket/lazy.ts'
import { leaveProvidedTab } from '../../desk/search/index.ts'
import { danmakuSettings } from './settings.ts'

/** Loads danmaku where they are switched on and there is a chat room, and ends them where that is no longer so. */
export function followSwitch(): void {
  let isOn = false
  let end: (() => void) | undefined
  const load = async () => {
    try {
      const { showDanmaku } = await import('./shown.ts')
      if (isOn && end === undefined) end = showDanmaku()
    } catch {
      isOn = false // the next change tries again
    }
  }
  const follow = () => {
    const isWanted = danmakuSettings.get().isShow
    if (isWanted) void askChatOffer()
    const wasOn = isOn
    isOn = isWanted && isChatOffered()
    if (isOn && !wasOn) void load()
    if (isOn) return
    end?.()
    end = undefined
    leaveProvidedTab()
  }
  danmakuSettings.subscribe(follow)
  onChatOffer(follow)
  follow()
}
