import { defineProperties } from '../../../core/contribute/properties.ts'
import './cursor.css'
import { cursorProperties } from './look.ts'
import { mouseSettings } from './settings.ts'

export default defineProperties('mouse', [mouseSettings], () => cursorProperties(mouseSettings.get().cursorData))
