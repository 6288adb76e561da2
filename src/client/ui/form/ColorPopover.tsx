import { type RefObject, useState } from 'react'
import { ColorArea, ColorThumb } from 'react-aria-components/ColorArea'
import { type Color, ColorPicker, parseColor } from 'react-aria-components/ColorPicker'
import { ColorSlider, SliderTrack } from 'react-aria-components/ColorSlider'
import { repairColor } from '../../../shared/lib/color/color.ts'
import { useMessages } from '../messages.ts'
import { Popover } from '../overlay/popover/Popover.tsx'
import { CheckedText } from './CheckedText.tsx'
import styles from './ColorField.module.css'
import { useSwatches } from './palette.ts'
import type { HeldProps } from './Row.tsx'
import { Swatches } from './Swatches.tsx'
import { useDragHold } from './use-drag-hold.ts'

/** Where the picker begins if there is no colour yet, and how one is written. */
const FIRST = '#006661'

interface ColorPopoverProps extends HeldProps {
  readonly label: string
  readonly anchor: RefObject<Element | null>
  readonly open: boolean
  /** Empty is no colour yet. */
  readonly value: string
  readonly alpha: boolean
  readonly onChange: (value: string) => void
  readonly onClose: () => void
}

/** Any colour: saturation and brightness in a plane, hue, transparency where it is offered, nine presets, a hex field. */
export function ColorPopover({ label, anchor, open, value, alpha, onChange, onHold, onClose }: ColorPopoverProps) {
  const messages = useMessages()
  const [color, setColor] = useState(() => read(value))
  // a grey has no hue: the colour is kept as it was picked, as long as it is the value
  const shown = write(color, alpha) === value || value === '' ? color : read(value)
  const swatches = useSwatches()
  const hold = useDragHold(onHold)
  const change = (next: Color) => {
    hold(true)
    setColor(next)
    onChange(write(next, alpha))
  }
  const release = () => hold(false)
  return (
    <Popover
      label={label}
      anchor={anchor}
      open={open}
      onClose={() => {
        release()
        onClose()
      }}
      className={styles.picker}
    >
      <ColorPicker value={shown} onChange={change}>
        <ColorArea
          className={styles.plane ?? ''}
          aria-label={label}
          colorSpace="hsb"
          xChannel="saturation"
          yChannel="brightness"
          onChangeEnd={release}
        >
          <ColorThumb className={styles.thumb ?? ''} />
        </ColorArea>
        <ColorSlider
          className={styles.bar ?? ''}
          aria-label={messages('hue')}
          colorSpace="hsb"
          channel="hue"
          onChangeEnd={release}
        >
          <SliderTrack className={styles.rail ?? ''}>
            <ColorThumb className={styles.thumb ?? ''} />
          </SliderTrack>
        </ColorSlider>
        {alpha ? (
          <ColorSlider
            className={styles.bar ?? ''}
            aria-label={messages('opacity')}
            channel="alpha"
            onChangeEnd={release}
          >
            <SliderTrack className={styles.rail ?? ''} style={overChequer}>
              <ColorThumb className={styles.thumb ?? ''} />
            </SliderTrack>
          </ColorSlider>
        ) : null}
      </ColorPicker>
      <Swatches
        label={messages('presets')}
        className={styles.presets}
        choices={swatches}
        value={value}
        onChange={onChange}
      />
      <CheckedText
        label={messages('hex', { name: label })}
        value={value}
        placeholder={FIRST}
        read={(text) => repairColor(text)?.slice(0, alpha ? 9 : 7)}
        wrong={messages('notColor', { example: FIRST })}
        onChange={onChange}
      />
    </Popover>
  )
}

/** What lets something through is seen over squares. */
const overChequer = ({ defaultStyle }: { readonly defaultStyle: { readonly background?: unknown } }) => ({
  background: `${defaultStyle.background}, repeating-conic-gradient(#ccc 0 25%, #fff 0 50%) 0 0 / 8px 8px`,
})

const read = (value: string): Color => parseColor(repairColor(value) ?? FIRST).toFormat('hsba')

/** In the form that is kept: `#rrggbb`, or `#rrggbbaa` where it lets something through. */
function write(color: Color, alpha: boolean): string {
  const text = color.toString(alpha ? 'hexa' : 'hex')
  return repairColor(text) ?? text
}
