import { defineProperties } from '../../core/properties.ts'
import { home } from '../home/index.ts'
import { footOf } from './model.ts'
import { dockSettings } from './settings.ts'

export default defineProperties('dock', [dockSettings, home], () => ({
  '--gk-foot': `${footOf(dockSettings.get(), home.get().dock)}px`,
}))
