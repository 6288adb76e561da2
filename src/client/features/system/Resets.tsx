import { useStore } from 'zustand'
import { useLanguage } from '../../core/i18n.ts'
import { Button } from '../../ui/components/button/Button.tsx'
import { Card, Cards } from '../../ui/form/Card.tsx'
import { Row } from '../../ui/form/Row.tsx'
import { useFileChooser } from '../../ui/input/file-chooser.ts'
import { confirmDialog } from '../../ui/overlay/dialog/dialogs.ts'
import { showToast } from '../../ui/overlay/toast/toast.ts'
import { openLocalHistory, useHistoryMessages } from '../local-history/lazy.ts'
import { chooseMoveIn, useMoveInMessages } from '../move-in/lazy.ts'
import { messages, useMessages } from './messages.ts'
import { reset, undoReset } from './reset.ts'
import { RESET_KINDS, type ResetKind } from './reset-scope.ts'
import { lastReset } from './reset-snapshot.ts'

/** The versions of this device, moving in, the three resets, and the way back from the last one. */
export function Resets() {
  const text = useMessages()
  const history = useHistoryMessages()
  const moveIn = useMoveInMessages()
  const [chooseFile, fileInput] = useFileChooser({
    accept: '.itabdata,.infinity,.data,.html,.htm,.json',
    label: moveIn('title'),
    onFiles: ([file]) => file && void chooseMoveIn(file),
  })
  const language = useLanguage()
  const { at } = useStore(lastReset)
  const day = at === undefined ? undefined : new Date(at)
  return (
    <Cards>
      <Card>
        <Row label={history('title')} hint={text('historyHint')} labelId="local-history">
          <Button size="s" aria-describedby="local-history" onClick={openLocalHistory}>
            {text('openHistory')}
          </Button>
        </Row>
        <Row label={moveIn('title')} hint={moveIn('hint')} labelId="move-in">
          <Button size="s" aria-describedby="move-in" onClick={chooseFile}>
            {moveIn('choose')}
          </Button>
          {fileInput}
        </Row>
      </Card>
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
            hint={new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(day)}
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

async function askAndReset(kind: ResetKind): Promise<void> {
  const isConfirmed = await confirmDialog({
    title: messages(`resetQuestion.${kind}`),
    text: messages(`resetCost.${kind}`),
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
  if (await undoReset()) showToast({ kind: 'success', text: messages('broughtBack') })
}
