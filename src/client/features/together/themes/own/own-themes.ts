import { createId } from '../../../../core/tabs/channel.ts'
import { saveFile } from '../../../../ui/input/files/save-file.ts'
import { showToast } from '../../../../ui/overlay/toast/toast.ts'
import { showUndoToast } from '../../../../ui/overlay/toast/undo-toast.ts'
import { type OwnTheme, ownThemes } from '../document.ts'
import { messages } from '../messages.ts'
import { readThemeFile, THEME_FILE, ThemeFileError, writeThemeFile } from './theme-file.ts'

/** Keeps a theme among the user's own. */
export function keepTheme(theme: Pick<OwnTheme, 'name' | 'info' | 'look'>): void {
  const own: OwnTheme = { ...theme, id: createId(), madeAt: Date.now() }
  ownThemes.update((list) => [...list, own])
  showUndoToast(messages('kept', { name: own.name }))
}

/** Takes a theme from the user's own; the page keeps its looks. */
export function deleteOwnTheme({ id, name }: Pick<OwnTheme, 'id' | 'name'>): void {
  ownThemes.update((list) => list.filter((one) => one.id !== id))
  showUndoToast(messages('deleted', { name }))
}

/** Saves a theme as a file, which others can take in without a server. */
export async function exportTheme(theme: Pick<OwnTheme, 'name' | 'info' | 'look'>): Promise<void> {
  try {
    saveFile(await writeThemeFile(theme), `${theme.name.replace(/[\\/:*?"<>|]/g, ' ')}${THEME_FILE}`)
  } catch {
    showToast({ kind: 'error', text: messages('exportFailed') })
  }
}

/** Takes themes from files; what is none is refused with a message. */
export async function importThemes(files: readonly Blob[]): Promise<void> {
  for (const file of files) {
    try {
      const theme = await readThemeFile(file, Date.now())
      ownThemes.update((list) => [...list, theme])
      showUndoToast(messages('kept', { name: theme.name }))
    } catch (error) {
      const problem = error instanceof ThemeFileError ? error.problem : 'none'
      showToast({ kind: 'warning', text: messages(`problem.${problem}`) })
    }
  }
}
