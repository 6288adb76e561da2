import { acceptFile, addNewTile, readPageBlob, storeFaces } from '../../kit/desktop.ts'
import { coverOf, gameAddress, gameName } from '../../kit/games.ts'
import { showToast } from '../../kit/interaction.ts'
import { messages } from './messages.ts'

/** Puts a game on the home screen, as an icon of its own with its cover as the picture. */
export async function addToDesktop(id: string): Promise<void> {
  try {
    const cover = await readPageBlob(coverOf(id), 'image/svg+xml')
    if (cover === undefined) throw new Error('no cover')
    const src = await acceptFile(cover)
    await storeFaces([src])
    addNewTile({ type: 'icon', size: '1x1', name: gameName(id), url: gameAddress(id), src })
  } catch {
    showToast({ kind: 'warning', text: messages('notAdded', { name: gameName(id) }) })
  }
}
