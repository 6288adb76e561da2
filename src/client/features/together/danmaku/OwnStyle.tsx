import { useDocument } from '../../../core/documents/use-document.ts'
import { Card, Cards } from '../../../ui/form/Card.tsx'
import { ColorField } from '../../../ui/form/color/ColorField.tsx'
import { Slider } from '../../../ui/form/number/Slider.tsx'
import type { ControlProps } from '../../../ui/form/Row.tsx'
import { COLORS } from './colors.ts'
import { useMessages } from './messages.ts'
import styles from './OwnStyle.module.css'
import { OWN_SIZES, sendDanmakuSettings } from './settings.ts'

/** The colour of the user's messages: one of six that are read upon any wallpaper, or any other. */
export function MessageColor(control: ControlProps<string>) {
  const messages = useMessages()
  const swatches = Object.entries(COLORS).map(([name, value]) => ({
    value,
    label: messages(`color.${name as keyof typeof COLORS}`),
  }))
  return <ColorField {...control} swatches={swatches} />
}

/** Colour and size of what the user writes, in the room and as danmaku. */
export function OwnStyle() {
  const messages = useMessages()
  const { color, fontSize } = useDocument(sendDanmakuSettings, (now) => now)
  return (
    <>
      <Cards>
        <Card>
          <MessageColor
            label={messages('style.color')}
            value={color}
            onChange={(next) => sendDanmakuSettings.update((now) => ({ ...now, color: next }))}
          />
          <Slider
            label={messages('style.size')}
            value={fontSize}
            {...OWN_SIZES}
            onChange={(next) => sendDanmakuSettings.update((now) => ({ ...now, fontSize: next }))}
          />
        </Card>
      </Cards>
      <p className={styles.hint}>{messages('style.hint')}</p>
    </>
  )
}
