import { defineProperties } from '../../core/properties.ts'
import { iconSettings } from '../home/settings.ts'
import { propertiesOf } from './look.ts'

export default defineProperties('icon', [iconSettings], () => propertiesOf(iconSettings.get()))
