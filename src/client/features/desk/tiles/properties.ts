import { defineProperties } from '../../../core/contribute/properties.ts'
import { iconSettings } from '../../data/home/index.ts'
import { iconProperties } from './look/look.ts'

export default defineProperties('icon', [iconSettings], () => iconProperties(iconSettings.drawn(iconSettings.get())))
