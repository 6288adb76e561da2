import { ColorField } from '../../../ui/form/color/ColorField.tsx'
import type { ControlProps } from '../../../ui/form/Row.tsx'
import { COLORS } from './colors.ts'
import { useMessages } from './messages.ts'

/** The colour of the user's messages: one of six that are read upon any wallpaper, or any other. */
export function MessageColor(control: ControlProps<string>) {
  const messages = useMessages()
  const swatches = Object.entries(COLORS).map(([name, value]) => ({
    value,
    label: messages(`color.${name as keyof typeof COLORS}`),
  }))
  return <ColorField {...control} swatches={swatches} />
}
