import { chooseDialog } from '../../../../ui/overlay/dialog/dialogs.ts'
import { messages } from '../messages.ts'

/** Asks whether to keep or delete the icons in deleted folders; undefined if the user cancels. */
export async function askAboutFolderContents(texts: {
  readonly title: string
  readonly text?: string
  /** The consequences of keeping the icons, and of deleting them. */
  readonly keep: string
  readonly all: string
}): Promise<'keep' | 'all' | undefined> {
  const choice = await chooseDialog({
    title: texts.title,
    text: texts.text,
    choices: [
      { id: 'keep', label: messages('folderKeep'), consequence: texts.keep, danger: true },
      { id: 'all', label: messages('folderAll'), consequence: texts.all, danger: true },
    ],
    confirm: messages('delete'),
  })
  return choice === 'keep' || choice === 'all' ? choice : undefined
}
