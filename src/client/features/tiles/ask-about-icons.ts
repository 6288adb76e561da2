import { chooseDialog } from '../../ui/overlay/dialog/dialogs.ts'
import { messages } from './messages.ts'

/** Asks what becomes of the icons in what is deleted; undefined when nothing is to be deleted. */
export async function askAboutFolderContents(texts: {
  readonly title: string
  /** What it means to keep them, and to delete them as well. */
  readonly keep: string
  readonly all: string
}): Promise<'keep' | 'all' | undefined> {
  const way = await chooseDialog({
    title: texts.title,
    choices: [
      { id: 'keep', label: messages('folderKeep'), consequence: texts.keep },
      { id: 'all', label: messages('folderAll'), consequence: texts.all, danger: true },
    ],
    confirm: messages('delete'),
  })
  return way === 'keep' || way === 'all' ? way : undefined
}
