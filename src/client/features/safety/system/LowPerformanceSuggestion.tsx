import { Button } from '../../../ui/components/button/Button.tsx'
import { NotePill } from '../../../ui/overlay/note/NotePill.tsx'
import type { OverlayState } from '../../../ui/overlay/overlay.ts'
import { showUndoToast } from '../../../ui/overlay/toast/undo-toast.ts'
import { setLowPerformance } from './low-performance.ts'
import { useMessages } from './messages.ts'

/** Offers low-performance mode, says what it costs, and takes no for an answer. */
export function LowPerformanceSuggestion({ close }: OverlayState) {
  const messages = useMessages()
  const accept = () => {
    close()
    setLowPerformance(true)
    showUndoToast(messages('lowPerformanceIsOn'))
  }
  return (
    <NotePill text={messages('suggestLowPerformance')}>
      <Button kind="text" size="s" onClick={close}>
        {messages('notNow')}
      </Button>
      <Button kind="primary" size="s" onClick={accept}>
        {messages('turnOn')}
      </Button>
    </NotePill>
  )
}
