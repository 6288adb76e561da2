import { showToast } from '../../../ui/overlay/toast/toast.ts'
import { home } from '../../data/home/index.ts'
import { messages } from './messages.ts'
import { MUSIC_APP, togglePlay } from './playback/player.ts'

export { skip } from './playback/player.ts'

/** Plays or pauses; without a music component on the home screen it asks to add one (spec section 4). */
export function playOrPause(): void {
  if (hasMusicTile()) togglePlay()
  else showToast({ kind: 'warning', text: messages('addComponent') })
}

function hasMusicTile(): boolean {
  const { groups, dock } = home.get()
  const tiles = [...dock, ...groups.flatMap(({ children }) => children)]
  return tiles.some(
    ({ component, children = [] }) => component === MUSIC_APP || children.some((one) => one.component === MUSIC_APP),
  )
}
