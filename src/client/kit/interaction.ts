/** What answers the user: menus, dialogs, toasts, keys, pointer, files, clipboard and sound. */
export {
  askToNotify,
  canNotify,
  claimSignal,
  isNotifying,
  mayNotify,
  notifyHidden,
  type Prompt,
  type PromptContent,
  playReminder,
  showPrompts,
  soundTurn,
} from '../features/shell/prompts/lazy.ts'
export { dataSelector, dataValue, setFlag, shownTheme } from '../ui/dom.ts'
export { copyText } from '../ui/input/files/copy-text.ts'
export { useFileChooser } from '../ui/input/files/file-chooser.ts'
export { fileTarget } from '../ui/input/files/file-target.ts'
export { saveFile } from '../ui/input/files/save-file.ts'
export { isComposing } from '../ui/input/keyboard/composing.ts'
export { roving } from '../ui/input/keyboard/roving.ts'
export { pressedShortcut, shownShortcut } from '../ui/input/keyboard/shortcut.ts'
export { useWindowKeys } from '../ui/input/keyboard/use-window-keys.ts'
export { type DragSession, listenToDrags } from '../ui/input/pointer/pointer-drag.ts'
export { useLongPress } from '../ui/input/pointer/use-long-press.ts'
export { revealInRow } from '../ui/input/reveal-in-row.ts'
export { followSize } from '../ui/input/size/follow-size.ts'
export { useNarrower } from '../ui/input/size/use-narrower.ts'
export { fadingRow, useOverflowFades } from '../ui/input/size/use-overflow-fades.ts'
export { useCloseByBack } from '../ui/overlay/back/close-by-back.ts'
export { Dialog } from '../ui/overlay/dialog/Dialog.tsx'
export { confirmDialog } from '../ui/overlay/dialog/dialogs.ts'
export { FormActions } from '../ui/overlay/dialog/FormActions.tsx'
export type { MenuEntry } from '../ui/overlay/menu/menu-entries.ts'
export { afterMenu, openMenu } from '../ui/overlay/menu/menus.ts'
export { useContextMenu } from '../ui/overlay/menu/use-context-menu.ts'
export { type OverlayState, openOverlay } from '../ui/overlay/overlay.ts'
export { Popover } from '../ui/overlay/popover/Popover.tsx'
export { regainFocus } from '../ui/overlay/regain-focus.ts'
export { showToast, toastDurations } from '../ui/overlay/toast/toast.ts'
export { showUndoToast } from '../ui/overlay/toast/undo-toast.ts'
export { createSound } from '../ui/sound/sound.ts'
export { announce } from '../ui/text/announce.ts'
