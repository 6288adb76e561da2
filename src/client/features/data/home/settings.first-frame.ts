import { TURNING_MODES } from '../../../../shared/constants.ts'
import { equals, field, half, on } from '../../../core/documents/fields/field.ts'
import { defineSettings } from '../../../core/documents/fields/settings.ts'

const fields = {
  iconSize: field.slider(58, { min: 40, max: 120 }),
  iconRadius: field.slider(16, { min: 0, max: half('iconSize') }),
  /** Eight CSS radii; empty is the plain radius. */
  fancyRadius: field.text('', { max: 120 }),
  iconGapX: field.slider(30, { min: 0, max: 100, desktopOnly: true }),
  iconGapY: field.slider(30, { min: 0, max: 100, desktopOnly: true }),
  iconName: field.toggle(true),
  iconNameSize: field.slider(12, { min: 10, max: 20, when: on('iconName') }),
  /** Empty follows the wallpaper. */
  iconNameColor: field.color('', { when: on('iconName') }),
  iconOpacity: field.slider(100, { min: 0, max: 100, unit: 'percent' }),
  isIconGlobalBg: field.toggle(false),
  iconGlobalBg: field.color('#ffffff', { when: on('isIconGlobalBg') }),
  iconBoxShadow: field.shadow(''),
  loopSwiper: field.toggle(false),
  gridMaxWidthUnit: field.select('px', ['px', '%'], { desktopOnly: true }),
  gridMaxWidthPx: field.slider(1400, {
    min: 900,
    max: 2000,
    when: equals('gridMaxWidthUnit', 'px'),
    desktopOnly: true,
  }),
  gridMaxWidthPer: field.slider(80, {
    min: 40,
    max: 100,
    unit: 'percent',
    when: equals('gridMaxWidthUnit', '%'),
    desktopOnly: true,
  }),
  freeGridSize: field.slider(50, { min: 0, max: 100, step: 5, desktopOnly: true }),
  isFreeHideTimeAndSearch: field.toggle(false, { desktopOnly: true }),
  /** `auto` is slideX on mobile, slideY otherwise. */
  turningMode: field.select('auto', ['auto', ...TURNING_MODES]),
  turningSpeed: field.slider(400, { min: 100, max: 800, step: 10, unit: 'ms' }),
}

/**
 * The maximum width of a grid that nobody has set: twelve columns, for which the first desktops are composed. The
 * specification's own leaves wide screens sixteen.
 */
const COMPOSED_WIDTH_PX = 1060

/** Settings tab 4: tiles, grid and page turning. */
export const iconSettings = defineSettings('icon', fields, 'seting', () => ({ gridMaxWidthPx: COMPOSED_WIDTH_PX }))
