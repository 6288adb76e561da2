import { type RefObject, useState } from 'react'
import { ColorArea, ColorThumb } from 'react-aria-components/ColorArea'
import { type Color, ColorPicker, parseColor } from 'react-aria-components/ColorPicker'
import { ColorSlider, SliderTrack } from 'react-aria-components/ColorSlider'
import { repairColor } from '../../../../shared/lib/color/color.ts'
import { useMessages } from '../../messages.ts'
import { Popover } from '../../overlay/popover/Popover.tsx'
import { CheckedText } from '../CheckedText.tsx'
import type { DragChangeProps } from '../Row.tsx'
import { useDragHold } from '../use-drag-hold.ts'
import styles from './ColorField.module.css'
import { useSwatches } from './palette.ts'
import { Swatches } from './Swatches.tsx'

/** The picker's initial colour where there is none yet, and the placeholder of the hex field. */
const DEFAULT_COLOR = '#006661'

interface ColorPopoverProps extends DragChangeProps {
  readonly label: string
  readonly anchor: RefObject<Element | null>
  readonly open: boolean
  /** Empty if there is no colour yet. */
  readonly value: string
  readonly alpha: boolean
  readonly onChange: (value: string) => void
  readonly onClose: () => void
}

/** The colour picker: a saturation and brightness plane, hue, optional alpha, nine presets and a hex field. */
export function ColorPopover({
  label,
  anchor,
  open,
  value,
  alpha,
  onChange,
  onDragChange,
  onClose,
}: ColorPopoverProps) {
  const messages = useMessages()
  const [color, setColor] = useState(() => parse(value))
  // a grey has no hue: the picked colour is retained in HSB for as long as it formats to the value
  const shown = format(color, alpha) === value || value === '' ? color : parse(value)
  const swatches = useSwatches()
  const setDragging = useDragHold(onDragChange)
  const change = (next: Color) => {
    setDragging(true)
    setColor(next)
    onChange(format(next, alpha))
  }
  const endDrag = () => setDragging(false)
  return (
    <Popover
      label={label}
      anchor={anchor}
      open={open}
      onClose={() => {
        endDrag()
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
          onChangeEnd={endDrag}
        >
          <ColorThumb className={styles.thumb ?? ''} />
        </ColorArea>
        <ColorSlider
          className={styles.bar ?? ''}
          aria-label={messages('hue')}
          colorSpace="hsb"
          channel="hue"
          onChangeEnd={endDrag}
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
            onChangeEnd={endDrag}
          >
            <SliderTrack className={styles.rail ?? ''} style={overCheckerboard}>
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
        placeholder={DEFAULT_COLOR}
        parse={(text) => repairColor(text)?.slice(0, alpha ? 9 : 7)}
        invalidMessage={messages('notColor', { example: DEFAULT_COLOR })}
        onChange={onChange}
      />
    </Popover>
  )
}

/** The alpha track shows its transparency over a checkerboard. */
const overCheckerboard = ({ defaultStyle }: { readonly defaultStyle: { readonly background?: unknown } }) => ({
  background: `${defaultStyle.background}, repeating-conic-gradient(#ccc 0 25%, #fff 0 50%) 0 0 / 8px 8px`,
})

const parse = (value: string): Color => parseColor(repairColor(value) ?? DEFAULT_COLOR).toFormat('hsba')

/** In the stored form: `#rrggbb`, or `#rrggbbaa` where it is translucent. */
function format(color: Color, alpha: boolean): string {
  const text = color.toString(alpha ? 'hexa' : 'hex')
  return repairColor(text) ?? text
}
