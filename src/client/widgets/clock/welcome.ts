import { deviceZone } from '../../kit/rules.ts'
import { language } from '../../kit/text.ts'
import { defineWelcome } from '../../kit/widget.ts'
import { clocks } from './document.ts'
import { firstCities } from './kernel/first-cities.ts'

/** The world clock has the cities that matter where the language is spoken, that of this device first. */
export default defineWelcome(clocks, () => ({ ...clocks.initial, cities: firstCities(language(), deviceZone()) }))
