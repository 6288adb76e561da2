import { useLanguage, useMessageByKey } from '../../core/i18n.ts'
import { ImagePicker } from '../../ui/form/ImagePicker.tsx'
import type { ControlProps } from '../../ui/form/Row.tsx'
import styles from './FontPicker.module.css'
import { fontStack } from './fonts.ts'
import { TIME_FONTS } from './settings.ts'

/** An hour whose figures tell faces apart, written as a figure: it is no word of any language. */
const SPECIMEN = '10:24'

/** The faces of the clock: each shows figures and its name in itself. */
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
              <b className={styles.figures}>{SPECIMEN}</b>
              <span className={styles.name}>{label}</span>
            </span>
          ),
        }
      })}
    />
  )
}
