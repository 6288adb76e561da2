import { loadWhile } from '../../../core/page/load-while.ts'
import { askChatOffer, isChatOffered, onChatOffer } from '../../data/socket/lazy.ts'
import { leaveProvidedTab } from '../../desk/search/index.ts'
import { danmakuSettings } from './settings.ts'

/** Loads danmaku where they are switched on and there is a chat room, and ends them where that is no longer so. */
export function followSwitch(): void {
  const show = loadWhile(async () => (await import('./shown.ts')).showDanmaku)
  const follow = () => {
    const isWanted = danmakuSettings.get().isShow
    if (isWanted) void askChatOffer()
    const isOn = isWanted && isChatOffered()
    show(isOn)
    if (!isOn) leaveProvidedTab()
  }
  danmakuSettings.subscribe(follow)
  onChatOffer(follow)
  follow()
}
