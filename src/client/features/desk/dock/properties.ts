import { defineProperties } from '../../../core/contribute/properties.ts'
import { onScreenChange, readScreen } from '../../../core/page/screen.ts'
import { home } from '../../data/home/index.ts'
import { footHeightOf } from './model.ts'
import { dockSettings } from './settings.ts'

/** The height under which the style sheets have the layout of low screens. */
const LOW_SCREEN_PX = 520

export default defineProperties('dock', [dockSettings, home, { subscribe: onScreenChange }], () => ({
  '--gk-foot': `${footHeightOf(dockSettings.get(), home.get().dock, {
    ...readScreen(),
    isLow: innerHeight < LOW_SCREEN_PX,
  })}px`,
}))
