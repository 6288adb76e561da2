import { defineProperties } from '../../core/properties.ts'
import { propertiesOf } from './look.ts'
import { iconSettings } from './settings.ts'

export default defineProperties('icon', [iconSettings], () => propertiesOf(iconSettings.get()))
