import { IconButton } from '../../../../ui/components/icon-button/IconButton.tsx'
import { Panel } from '../../../../ui/components/panel/Panel.tsx'
import { blossom, camera, chat, eyeOff, shirt, shuffle } from '../../../../ui/icons/paths.ts'
import { saveFile } from '../../../../ui/input/files/save-file.ts'
import { roving } from '../../../../ui/input/keyboard/roving.ts'
import { showToast } from '../../../../ui/overlay/toast/toast.ts'
import { DRESSES } from '../characters/ids.ts'
import type { MascotDriver } from '../driver/mascot-driver.ts'
import { messages, useMessages } from '../messages.ts'
import { currentModel, nextResident, residentName } from '../residents/residents.ts'
import { live2dSettings } from '../settings.ts'
import { talk } from './react.ts'
import styles from './Stage.module.css'
import type { Say } from './use-speech.ts'

interface ToolsProps {
  readonly driver: MascotDriver
  readonly say: Say
  readonly onPlay: () => void
}

/** The width of a photo in pixels. */
const PHOTO_PX = 1280

const nextOf = <T,>(all: readonly T[], now: T): T => all[(all.indexOf(now) + 1) % all.length] ?? now

/** What one may do with it; it is seen while the pointer is over the figure, or the focus in it. */
export function Tools({ driver, say, onPlay }: ToolsProps) {
  const text = useMessages()
  const name = residentName(text)
  const tools = [
    { icon: chat, label: text('talk'), run: () => talk(driver, say) },
    { icon: shuffle, label: text('change'), run: () => changeResident(say) },
    ...(currentModel() ? [] : [{ icon: shirt, label: text('dressUp'), run: () => changeDress(say) }]),
    { icon: camera, label: text('photo'), run: () => void takePhoto(driver, say) },
    { icon: blossom, label: text('play'), run: onPlay },
    { icon: eyeOff, label: text('hide'), run: hide },
  ]
  return (
    <Panel
      level={2}
      className={styles.tools}
      role="toolbar"
      aria-orientation="vertical"
      aria-label={text('tools', { name })}
      onKeyDown={roving('column')}
    >
      {tools.map(({ icon, label, run }, at) => (
        <IconButton
          key={label}
          icon={icon}
          label={label}
          size={36}
          round
          onClick={run}
          tooltipPlacement="left"
          tabIndex={at === 0 ? 0 : -1}
          data-focus-stop=""
        />
      ))}
    </Panel>
  )
}

function changeResident(say: Say): void {
  const next = nextResident()
  live2dSettings.update((now) => ({ ...now, ...next, dress: 0 }))
  void say(next.model === '' ? [{ id: `hello.${next.character}`, weight: 1 }] : undefined)
}

function changeDress(say: Say): void {
  live2dSettings.update((now) => ({ ...now, dress: nextOf(DRESSES, now.dress) }))
  void say([{ id: 'dress', weight: 1 }])
}

async function takePhoto(driver: MascotDriver, say: Say): Promise<void> {
  try {
    saveFile(await driver.photograph(PHOTO_PX), `${residentName()}.png`)
    void say([{ id: 'photo', weight: 1 }])
  } catch {
    showToast({ kind: 'error', text: messages('photoFailed') })
  }
}

function hide(): void {
  const show = (isShow: boolean) => live2dSettings.update((now) => ({ ...now, isShow }))
  show(false)
  const name = residentName()
  showToast({
    kind: 'info',
    text: messages('hidden', { name }),
    action: { label: messages('undo'), run: () => show(true) },
  })
}
