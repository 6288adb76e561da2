import { defineProperties } from '../../core/properties.ts'
import { iconSettings } from '../home/index.ts'
import { propertiesOf } from './look.ts'

export default defineProperties('icon', [iconSettings], () => propertiesOf(iconSettings.get()))
