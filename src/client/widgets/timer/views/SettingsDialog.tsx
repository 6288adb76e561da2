import { useStore } from 'zustand'
import { Button, Card, Cards, createFormDraft, Form, NotifyRow, Segmented } from '../../../kit/components.ts'
import { useScreen } from '../../../kit/desktop.ts'
import { useDocument } from '../../../kit/documents.ts'
import { Dialog, type OverlayState } from '../../../kit/interaction.ts'
import { useMessageByKey } from '../../../kit/text.ts'
import { timers } from '../document.ts'
import { useMessages } from '../messages.ts'
import { chooseKind, KINDS, kindOfTile } from '../model.ts'
import { timerSettings } from '../settings.ts'

const draft = createFormDraft(timerSettings)

const SECTIONS = [
  ['isSound', 'isNotify', 'isTitle'],
  ['focusMinutes', 'breakMinutes', 'longBreakMinutes', 'rounds', 'autoStart'],
] as const

const HINTED: readonly string[] = ['isNotify', 'isTitle', 'autoStart']
const CUSTOM = { isNotify: NotifyRow }

interface SettingsDialogProps extends OverlayState {
  /** The tile that the window was opened from; empty for none. */
  readonly tile: string
}

/** What the tile shows, how an end is told, and the plan of the pomodoro. */
export function SettingsDialog({ open, close, tile }: SettingsDialogProps) {
  const messages = useMessages()
  const text = useMessageByKey()
  const values = useStore(draft.shown)
  const { mobile } = useScreen()
  return (
    <Dialog
      open={open}
      onClose={close}
      title={messages('settingsTitle')}
      width={480}
      actions={
        <Button kind="primary" onClick={close}>
          {messages('done')}
        </Button>
      }
    >
      <Cards>
        {tile !== '' && <TileCard tile={tile} />}
        <Form
          {...draft}
          settings={timerSettings}
          values={values}
          mobile={mobile}
          sections={SECTIONS}
          custom={CUSTOM}
          headings={(key) =>
            key === 'isSound' ? messages('headNotice') : key === 'focusMinutes' ? messages('kind.pomodoro') : undefined
          }
          labels={(key) => text(`timer.field.${key}`)}
          hints={(key) => (HINTED.includes(key) ? text(`timer.hint.${key}`) : undefined)}
        />
      </Cards>
    </Dialog>
  )
}

function TileCard({ tile }: Pick<SettingsDialogProps, 'tile'>) {
  const messages = useMessages()
  const kind = useDocument(timers, (now) => kindOfTile(now, tile))
  return (
    <Card>
      <Segmented
        label={messages('tileShows')}
        value={kind}
        options={KINDS.map((one) => ({ value: one, label: messages(`kind.${one}`) }))}
        onChange={(value) => timers.update((now) => chooseKind(now, tile, value))}
      />
    </Card>
  )
}
