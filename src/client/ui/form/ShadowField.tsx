import { useId } from 'react'
import { repairShadow } from '../../lib/color/shadow.ts'
import { useMessages } from '../messages.ts'
import { Advanced } from './Advanced.tsx'
import { CheckedText } from './CheckedText.tsx'
import { PictureCells, type PictureOption } from './choice/PictureCells.tsx'
import { type ControlProps, Row } from './Row.tsx'
import styles from './ShadowField.module.css'

/** Preset shadows in the stored form; empty is the theme's own. */
const PRESETS = [
  ['shadowOwn', ''],
  ['shadowNone', 'none'],
  ['shadowSoft', '0 2px 6px #00000033'],
  ['shadowDeep', '0 8px 20px #00000059'],
  ['shadowLine', '0 0 0 2px #ffffffe6, 0 2px 8px #00000040'],
] as const

/** The placeholder of the text field. */
const EXAMPLE = '0 4px 12px #00000040'

/** A shadow: presets drawn with their own shadow, and a field for the CSS text, which is validated. */
export function ShadowField({ label, hint, value, onChange, onReset }: ControlProps<string>) {
  const messages = useMessages()
  const id = useId()
  const options: readonly PictureOption<string>[] = PRESETS.map(([name, shadow]) => ({
    value: shadow,
    label: messages(name),
    picture: (
      <span className={styles.background}>
        <Sample shadow={shadow} />
      </span>
    ),
  }))
  const chosen = options.find((option) => option.value === value)
  return (
    <Row
      label={label}
      hint={hint}
      labelId={id}
      onReset={onReset}
      below={
        <>
          <PictureCells labelledBy={id} value={value} options={options} onChange={onChange} />
          <Advanced open={chosen === undefined}>
            <div className={styles.own}>
              <span className={styles.preview} aria-hidden="true">
                <Sample shadow={value} />
              </span>
              <CheckedText
                label={messages('shadowText', { name: label })}
                value={value}
                placeholder={EXAMPLE}
                parse={(text) => (text.trim() === '' ? '' : repairShadow(text))}
                invalidMessage={messages('notShadow', { example: EXAMPLE })}
                onChange={onChange}
              />
            </div>
          </Advanced>
        </>
      }
    >
      <span className={styles.chosen}>{chosen?.label}</span>
    </Row>
  )
}

function Sample({ shadow }: { readonly shadow: string }) {
  return <span className={styles.sample} style={shadow === '' ? undefined : { boxShadow: shadow }} />
}
