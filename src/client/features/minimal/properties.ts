import { defineProperties } from '../../core/properties.ts'
import { themeSettings } from '../theme/index.ts'

/** By the first one a picture of the home screen is known to be of this mode; the other is empty as it is drawn. */
export default defineProperties('minimal', [themeSettings], () => {
  const { isMinimalism, miniTranslate } = themeSettings.get()
  return {
    '--gk-minimal': isMinimalism ? '1' : '',
    '--gk-mini-translate': miniTranslate === themeSettings.initial.miniTranslate ? '' : String(miniTranslate),
  }
})
