import { createStore } from 'zustand/vanilla'
import { readScreen } from '../../../../core/page/screen.ts'

/** The id of the open folder, if any; dragging an icon out of it closes it. */
export const openFolder = createStore<string | undefined>()(() => undefined)

/** The folder that has just been made, if any: its name is selected as it opens, to be typed over. */
export const unnamedFolder = createStore<string | undefined>()(() => undefined)

/** Opens a folder that the user has just made; on a phone its name is not selected: the keyboard would cover it. */
export function openNewFolder(id: string): void {
  unnamedFolder.setState(readScreen().mobile ? undefined : id, true)
  openFolder.setState(id)
}

export function closeFolder(): void {
  unnamedFolder.setState(undefined, true)
  openFolder.setState(undefined)
}
