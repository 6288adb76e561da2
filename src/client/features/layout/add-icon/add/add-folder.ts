import { openNewFolder } from '../../../desk/tiles/lazy.ts'
import { messages } from '../messages.ts'
import { addNewTile } from './add-new-tile.ts'

/** Adds an empty folder to the group on screen, and opens it: there it gets its name and its first icons. */
export function addFolder(): void {
  const folder = addNewTile({
    name: messages('newFolder'),
    type: 'component',
    component: 'folder',
    size: '2x2',
    children: [],
  })
  if (folder !== undefined) openNewFolder(folder.id)
}
