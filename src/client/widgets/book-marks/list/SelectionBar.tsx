import { Button, IconButton } from '../../../kit/components.ts'
import { close, folder, plus, tag, trash } from '../../../kit/icons.ts'
import { groupedNumber } from '../../../kit/rules.ts'
import { useLanguage } from '../../../kit/text.ts'
import { addToDesktop, removeMarks } from '../actions.ts'
import { bookmarks } from '../bookmark-source.ts'
import { openMoveDialog, openTagDialog } from '../dialogs/open-dialogs.ts'
import { topmost } from '../kernel/tree.ts'
import { useMessages } from '../messages.ts'
import { bookmarksIn } from '../model.ts'
import styles from './SelectionBar.module.css'
import type { RowSelection } from './use-selection.ts'

/** What can be done with the chosen rows, and how many they are. */
export function SelectionBar({ selection }: { readonly selection: RowSelection }) {
  const messages = useMessages()
  const language = useLanguage()
  const { ids, clear } = selection
  const chosen = () => topmost(bookmarks.get(), ids)
  const tagged = () => new Set(bookmarksIn(chosen()).map(({ bookmark }) => bookmark.id))
  return (
    <div className={styles.bar} role="toolbar" aria-label={messages('chosenActions')}>
      <IconButton icon={close} iconSize={16} label={messages('chooseNone')} onClick={clear} />
      <b className={styles.count} role="status">
        {messages('chosen', { count: groupedNumber(ids.size, language) })}
      </b>
      <Button size="s" icon={folder} onClick={() => openMoveDialog(ids, clear)}>
        {messages('move')}
      </Button>
      <Button size="s" icon={tag} onClick={() => openTagDialog(tagged())}>
        {messages('tags')}
      </Button>
      <Button size="s" icon={plus} className={styles.wide} onClick={() => addToDesktop(chosen())}>
        {messages('toDesktop')}
      </Button>
      <Button
        size="s"
        kind="danger"
        icon={trash}
        onClick={() => {
          removeMarks(ids)
          clear()
        }}
      >
        {messages('delete')}
      </Button>
    </div>
  )
}
