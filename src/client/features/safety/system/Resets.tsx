import { timeFormat } from '../../../core/text/hour-cycle.ts'
import { useLanguage } from '../../../core/text/i18n.ts'
import { Button } from '../../../ui/components/button/Button.tsx'
import { Card, Cards } from '../../../ui/form/Card.tsx'
import { Row } from '../../../ui/form/Row.tsx'
import { confirmDialog } from '../../../ui/overlay/dialog/dialogs.ts'
import { showToast } from '../../../ui/overlay/toast/toast.ts'
import { showUndoToast } from '../../../ui/overlay/toast/undo-toast.ts'
import { session } from '../../data/session/lazy.ts'
import { undoReset, useLastReset } from '../local-history/lazy.ts'
import { messages, useMessages } from './messages.ts'
import { reset } from './reset.ts'
import { RESET_KINDS, type ResetKind } from './reset-scope.ts'

/** The three resets, and the way back from the last one. */
export function Resets() {
  const text = useMessages()
  const language = useLanguage()
  const at = useLastReset()
  const day = at === undefined ? undefined : new Date(at)
  return (
    <Cards>
      <Card>
        {RESET_KINDS.map((kind) => (
          <Row key={kind} label={text(`reset.${kind}`)} hint={text(`resetHint.${kind}`)} labelId={`reset-${kind}`}>
            <Button
              size="s"
              kind={kind === 'everything' ? 'danger' : 'secondary'}
              aria-describedby={`reset-${kind}`}
              onClick={() => void askAndReset(kind)}
            >
              {text('resetNow')}
            </Button>
          </Row>
        ))}
        {day && (
          <Row
            label={text('undoReset')}
            hint={timeFormat(language, {
              dateStyle: 'medium',
              timeStyle: 'short',
            }).format(day)}
            labelId="reset-undo"
          >
            <Button size="s" aria-describedby="reset-undo" onClick={() => void takeBack()}>
              {text('bringBack')}
            </Button>
          </Row>
        )}
      </Card>
    </Cards>
  )
}

/** What a reset means to the other devices of whoever is logged in. */
const costOfSync = (kind: ResetKind): readonly string[] =>
  session.getState().login === undefined ? [] : [messages(kind === 'everything' ? 'resetStays' : 'resetTravels')]

async function askAndReset(kind: ResetKind): Promise<void> {
  const isConfirmed = await confirmDialog({
    title: messages(`resetQuestion.${kind}`),
    text: [messages(`resetCost.${kind}`), ...costOfSync(kind)].join(' '),
    confirm: messages('resetNow'),
    danger: true,
  })
  if (!isConfirmed) return
  try {
    await reset(kind)
    showToast({
      kind: 'success',
      text: messages(`wasReset.${kind}`),
      action: { label: messages('bringBack'), run: () => void takeBack() },
    })
  } catch {
    showToast({ kind: 'error', text: messages('resetFailed') })
  }
}

async function takeBack(): Promise<void> {
  const isBack = await undoReset().catch(() => undefined)
  if (isBack === undefined) showToast({ kind: 'error', text: messages('bringBackFailed') })
  else if (isBack) showUndoToast(messages('broughtBack'))
}
