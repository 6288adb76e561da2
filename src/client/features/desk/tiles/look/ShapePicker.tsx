import { useId } from 'react'
import { Advanced } from '../../../../ui/form/Advanced.tsx'
import { CheckedText } from '../../../../ui/form/CheckedText.tsx'
import { PictureCells } from '../../../../ui/form/choice/PictureCells.tsx'
import { type ControlProps, Row } from '../../../../ui/form/Row.tsx'
import { useMessages } from '../messages.ts'
import { readFancyRadius } from './look.ts'
import styles from './ShapePicker.module.css'

/** Preset shapes; the first is the plain radius. */
const SHAPES = [
  ['', 'shapePlain'],
  ['50%', 'shapeCircle'],
  ['50% 50% 50% 18%', 'shapeDrop'],
  ['42% 58% 56% 44% / 52% 46% 54% 48%', 'shapePebble'],
  ['18%', 'shapeSquare'],
] as const

/** The plain radius in the picture: 16 of 58 px. */
const PLAIN_RADIUS = '27.6%'

/** The syntax of a fancy radius. */
const EXAMPLE = '30% 70% 70% 30% / 50%'

/** The fancy radius: five presets, and a validated text field for any other. */
export function ShapePicker({ label, value, onChange, onReset }: ControlProps<string>) {
  const messages = useMessages()
  const id = useId()
  const options = SHAPES.map(([shape, name]) => ({
    value: shape,
    label: messages(name),
    picture: <span className={styles.shape} style={{ borderRadius: shape || PLAIN_RADIUS }} />,
  }))
  const chosen = options.find((option) => option.value === value)
  return (
    <Row
      label={label}
      labelId={id}
      onReset={onReset}
      below={
        <>
          <PictureCells<string> labelledBy={id} value={value} options={options} onChange={onChange} />
          <Advanced open={chosen === undefined}>
            <CheckedText
              label={messages('shapeText', { name: label })}
              value={value}
              placeholder={EXAMPLE}
              parse={readFancyRadius}
              invalidMessage={messages('notShape', { example: EXAMPLE })}
              onChange={onChange}
            />
          </Advanced>
        </>
      }
    >
      <span className={styles.chosen}>{chosen?.label ?? messages('shapeOwn')}</span>
    </Row>
  )
}
