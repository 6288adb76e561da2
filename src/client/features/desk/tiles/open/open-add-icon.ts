import type { TileLocation } from '../../../data/home/lazy.ts'
import { newTileLocation } from '../../../data/home/lazy.ts'
import { openApp } from '../../../shell/windows/index.ts'
import { closeFolder } from './open-folder.ts'

/** Opens the app that adds tiles, by default to the group on screen. */
export function openAddIcon(where?: TileLocation): void {
  newTileLocation.setState(where, true)
  closeFolder()
  openApp({ app: 'add-icon' })
}
