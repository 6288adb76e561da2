import { useLanguage, useMessageByKey } from '../../../../core/text/i18n.ts'
import { ImagePicker } from '../../../../ui/form/choice/ImagePicker.tsx'
import type { ControlProps } from '../../../../ui/form/Row.tsx'
import { TIME_FONTS } from '../settings.first-frame.ts'
import styles from './FontPicker.module.css'
import { fontStack } from './fonts.ts'

/** A time whose figures differ from face to face. */
const SAMPLE_TIME = '10:24'

/** The faces of the clock: each option shows figures and its name in that face. */
export function FontPicker(control: ControlProps<(typeof TIME_FONTS)[number]>) {
  const text = useMessageByKey()
  const language = useLanguage()
  return (
    <ImagePicker
      {...control}
      shape="wide"
      columns={3}
      options={TIME_FONTS.map((font) => {
        const label = text(`clock.option.timeFont.${font}`)
        return {
          value: font,
          label,
          picture: (
            <span className={styles.face} style={{ fontFamily: fontStack(font, language) || undefined }}>
              <b className={styles.figures}>{SAMPLE_TIME}</b>
              <span className={styles.name}>{label}</span>
            </span>
          ),
        }
      })}
    />
  )
}
