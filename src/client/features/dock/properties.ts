import { defineProperties } from '../../core/properties.ts'
import { home } from '../home/index.ts'
import { footHeightOf } from './model.ts'
import { dockSettings } from './settings.ts'

export default defineProperties('dock', [dockSettings, home], () => ({
  '--gk-foot': `${footHeightOf(dockSettings.get(), home.get().dock)}px`,
}))
