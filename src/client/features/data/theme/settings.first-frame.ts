import * as v from 'valibot'
import { LANGUAGES } from '../../../../shared/constants.ts'
import { field, off, on, repairBySchema } from '../../../core/documents/fields/field.ts'
import { defineSettings } from '../../../core/documents/fields/settings.ts'
import { isFaceReference } from '../../../lib/tile/face-reference.ts'

/** Settings tabs 5 and 8: language, colours, dark mode, minimal mode. */
export const themeSettings = defineSettings('theme', {
  locale: field.select('system', ['system', ...LANGUAGES]),
  /** The page width in px at the user's last change of the layout. */
  screenWidth: field.value(1920, repairBySchema(v.pipe(v.number(), v.finite(), v.minValue(1))), {
    stays: true,
  }),
  primaryColor: field.color('#006661', { alpha: false, when: off('primaryColorByWallpaper') }),
  primaryColorByWallpaper: field.toggle(false),
  isDarkMode: field.toggle(false),
  darkModeBySysten: field.toggle(true),
  homeDarkModeSwitch: field.toggle(true),
  /** The name in the browser's tab; empty is Genkan's own. */
  pageTitle: field.text('', { max: 60 }),
  /** The icon in the browser's tab: a reference to a picture of one's own; empty is Genkan's. */
  pageIcon: field.value('', repairBySchema(v.union([v.literal(''), v.pipe(v.string(), v.check(isFaceReference))]))),
  isMinimalism: field.toggle(false, { stays: true }),
  miniTranslate: field.slider(120, { min: 0, max: 300, step: 5 }),
  isLowPerformance: field.toggle(false, { stays: true }),
  /** Nothing reaches a third party, neither from this page nor by way of its server. No other device may turn it off. */
  isPureOffline: field.toggle(false, { stays: true }),
  /** The settings that low-performance mode has turned off, to restore them at its end. */
  beforeLowPerformance: field.value<readonly string[]>([], repairBySchema(v.array(v.string())), {
    when: on('isLowPerformance'),
    stays: true,
  }),
})
