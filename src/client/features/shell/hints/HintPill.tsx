import { useDocument } from '../../../core/documents/use-document.ts'
import { Button } from '../../../ui/components/button/Button.tsx'
import { hasFlag } from '../../../ui/dom.ts'
import { NotePill } from '../../../ui/overlay/note/NotePill.tsx'
import { themeSettings } from '../../data/theme/index.ts'
import { useMessages } from './messages.ts'
import type { Hint } from './model.ts'

interface HintPillProps {
  readonly hint: Hint
  readonly close: () => void
}

/** One hint; none over the clock alone. */
export function HintPill({ hint, close }: HintPillProps) {
  const messages = useMessages()
  const minimal = useDocument(themeSettings, ({ isMinimalism }) => isMinimalism)
  if (minimal) return null
  const byTouch = hint === 'menu' && hasFlag(document.documentElement, 'mobile')
  return (
    <NotePill hint text={messages(byTouch ? 'menu.touch' : hint)}>
      <Button kind="text" size="s" onClick={close}>
        {messages('close')}
      </Button>
    </NotePill>
  )
}
