import { useDocument } from '../../../../core/documents/use-document.ts'
import type { GlassLook } from '../../../../ui/glass/glass-style.ts'
import { useGlass } from '../../../../ui/glass/use-glass.ts'
import { isAnimationOff } from '../../../../ui/motion/motion.ts'
import { dialogSettings, SHEET_FACTOR, WINDOW_FACTOR } from '../settings.ts'

/** Glass, radius, mask and speed of the window as the settings say; on a phone those of its sheet. */
export function useWindowLook(): GlassLook {
  const values = useDocument(dialogSettings, (now) => now)
  const { dialogOpacity } = dialogSettings.initial
  const glass = useGlass({
    level: 3,
    opacity: values.dialogOpacity,
    defaultOpacity: dialogOpacity,
    glass: true,
    blur: values.dialogVague * WINDOW_FACTOR,
  })
  const speed = values.isDialogAnimation && !isAnimationOff() ? values.dialogAnimationSpeed : 0
  return {
    ...glass,
    style: {
      ...glass.style,
      '--radius': `${values.dialogRadius * WINDOW_FACTOR}px`,
      '--sheet-radius': `${values.dialogRadius * SHEET_FACTOR}px`,
      '--speed': `${speed}ms`,
      '--mask-blur': `${values.dialogMaskVague}px`,
    },
  }
}
