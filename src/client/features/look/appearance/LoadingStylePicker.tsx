import { useMessageByKey } from '../../../core/text/i18n.ts'
import { StyledSpinner } from '../../../ui/components/spinner/styles/StyledSpinner.tsx'
import { type SpinnerStyle, spinnerStyles } from '../../../ui/components/spinner/styles/styles.ts'
import { ImagePicker } from '../../../ui/form/choice/ImagePicker.tsx'
import type { ControlProps } from '../../../ui/form/Row.tsx'
import styles from './LoadingStylePicker.module.css'

/** The styles of the loading plate; the chosen one and the one that is pointed at move. */
export function LoadingStylePicker(control: ControlProps<SpinnerStyle>) {
  const text = useMessageByKey()
  return (
    <ImagePicker
      {...control}
      options={spinnerStyles.map((style) => ({
        value: style,
        label: text(`appearance.option.loadingStyle.${style}`),
        picture: (
          <span className={styles.spinner}>
            <StyledSpinner style={style} size={24} />
          </span>
        ),
      }))}
    />
  )
}
