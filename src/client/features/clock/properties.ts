import { language } from '../../core/i18n.ts'
import { defineProperties } from '../../core/properties.ts'
import { propertiesOf } from './look.ts'
import { timeSettings } from './settings.ts'

/** The language of the page, by which faces are chosen. */
const spoken = {
  subscribe: (listener: () => void) =>
    new MutationObserver(listener).observe(document.documentElement, { attributeFilter: ['lang'] }),
}

export default defineProperties('time', [timeSettings, spoken], () => propertiesOf(timeSettings.get(), language()))
