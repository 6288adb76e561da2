import { useDocument } from '../../../../core/documents/use-document.ts'
import { Icon } from '../../../../ui/components/icon/Icon.tsx'
import { close, maximize, minus } from '../../../../ui/icons/paths.ts'
import { classes } from '../../../../ui/styles/classes.ts'
import { useMessages } from '../messages.ts'
import type { WindowState } from '../model.ts'
import { dialogSettings } from '../settings.ts'
import { closeWindow, minimizeWindow, toggleFullscreen } from '../state/window-state.ts'
import { TabStrip } from '../tabs/TabStrip.tsx'
import styles from './WindowHeader.module.css'

/** The header: buttons, tabs, and the area by which the window is dragged. */
export function WindowHeader({ state }: { readonly state: WindowState }) {
  const { isDialogMac, isDialogBtnLeft } = useDocument(dialogSettings, (now) => now)
  return (
    <header className={classes(styles.header, isDialogBtnLeft && styles.buttonsLeft)} data-window-header="">
      <TabStrip state={state} />
      <Buttons isMac={isDialogMac} isFullscreen={state.isFullscreen} />
    </header>
  )
}

/** Mac: close, minimise, full screen as lights; plain: minimise, full screen, close. */
function Buttons({ isMac, isFullscreen }: { readonly isMac: boolean; readonly isFullscreen: boolean }) {
  const messages = useMessages()
  const buttons = {
    close: { icon: close, label: messages('closeWindow'), run: closeWindow },
    minimize: { icon: minus, label: messages('minimize'), run: minimizeWindow },
    fullscreen: {
      icon: maximize,
      label: messages(isFullscreen ? 'exitFullscreen' : 'fullscreen'),
      run: toggleFullscreen,
    },
  }
  const order = isMac ? (['close', 'minimize', 'fullscreen'] as const) : (['minimize', 'fullscreen', 'close'] as const)
  return (
    <div className={isMac ? styles.lights : styles.plainButtons}>
      {order.map((name) => (
        <button
          key={name}
          type="button"
          className={styles[name]}
          aria-label={buttons[name].label}
          title={buttons[name].label}
          onClick={buttons[name].run}
        >
          <Icon path={buttons[name].icon} size={isMac ? 8 : 16} />
        </button>
      ))}
    </div>
  )
}
