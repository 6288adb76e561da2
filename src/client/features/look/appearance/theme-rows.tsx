import { useDocument } from '../../../core/documents/use-document.ts'
import { canReadCanvas } from '../../../ui/canvas-readback.ts'
import { Switch } from '../../../ui/form/choice/Switch.tsx'
import { ColorField } from '../../../ui/form/color/ColorField.tsx'
import { useThemeSwatches } from '../../../ui/form/color/palette.ts'
import { type ControlProps, Row } from '../../../ui/form/Row.tsx'
import { showToast } from '../../../ui/overlay/toast/toast.ts'
import { themeSettings } from '../../data/theme/index.ts'
import { messages, useMessages } from './messages.ts'

/** The primary colour: one of seven, or any other without transparency. */
export function PrimaryField(control: ControlProps<string>) {
  return <ColorField {...control} swatches={useThemeSwatches()} />
}

/** Takes the primary colour from the wallpaper; says so if the wallpaper's colours cannot be read. */
export function WallpaperColorSwitch(control: ControlProps<boolean>) {
  const turn = (on: boolean) => {
    control.onChange(on)
    const problem = on ? colorProblem() : undefined
    if (problem !== undefined) showToast({ kind: 'warning', text: messages(`colorProblem.${problem}`) })
  }
  return <Switch {...control} onChange={turn} />
}

/** Follows the light of the hour; low-performance mode, which never does, has no switch for it. */
export function DaylightSwitch(control: ControlProps<boolean>) {
  const isLowPerformance = useDocument(themeSettings, (now) => now.isLowPerformance)
  const hint = useMessages()('noDaylight')
  return isLowPerformance ? <Row label={control.label} hint={hint} /> : <Switch {...control} />
}

/**
 * Why the shown wallpaper has no primary colour (spec section 8): no canvas can be read here, or its picture could not be
 * loaded or read. Undefined if it has one.
 */
function colorProblem(root: HTMLElement = document.documentElement): 'canvas' | 'image' | undefined {
  if (root.style.getPropertyValue('--gk-wp-primary') !== '') return undefined
  return canReadCanvas() ? 'image' : 'canvas'
}
