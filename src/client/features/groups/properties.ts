import { defineProperties } from '../../core/properties.ts'
import { current } from './current.ts'
import { propertiesOf } from './look.ts'
import { iconSettings } from './settings.ts'

/** The last one is no look: by it the next opening shows the same group, and a picture of the home screen is known to be of it. */
export default defineProperties('icon', [iconSettings, current], () => ({
  ...propertiesOf(iconSettings.get()),
  '--gk-group': current.getState().id,
}))
