import { Button, Empty } from '../../kit/components.ts'
import { useDocument } from '../../kit/documents.ts'
import { showUndoToast } from '../../kit/interaction.ts'
import { blueprint } from './document.ts'
import { useMessages } from './messages.ts'
import { total } from './model.ts'
import styles from './Window.module.css'

/** What the window shows: all of the widget's data, where a tile shows what it has room for. */
export default function Window() {
  const messages = useMessages()
  const count = useDocument(blueprint, total)
  if (count === 0) return <Empty fit="page" title={messages('empty')} />
  const reset = () => {
    blueprint.set({})
    showUndoToast(messages('wasReset'))
  }
  return (
    <div className={styles.view}>
      <p>{messages('total', { count })}</p>
      <Button onClick={reset}>{messages('reset')}</Button>
    </div>
  )
}
