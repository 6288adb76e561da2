import { defineProperties } from '../../../core/contribute/properties.ts'
import { themeSettings } from '../../data/theme/index.ts'

/** `--gk-minimal` tells snapshots of the two modes apart (decision 0013); the other is empty at its default. */
export default defineProperties('minimal', [themeSettings], () => {
  const { isMinimalism, miniTranslate } = themeSettings.get()
  return {
    '--gk-minimal': isMinimalism ? '1' : '',
    '--gk-mini-translate': miniTranslate === themeSettings.initial.miniTranslate ? '' : String(miniTranslate),
  }
})
