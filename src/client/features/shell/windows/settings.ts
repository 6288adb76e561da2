import * as v from 'valibot'
import { field, off, on, repairBySchema } from '../../../core/documents/fields/field.ts'
import { defineSettings } from '../../../core/documents/fields/settings.ts'

const pixels = v.pipe(v.number(), v.finite(), v.minValue(1))
const sizesSchema = v.record(v.pipe(v.string(), v.maxLength(60)), v.strictObject({ width: pixels, height: pixels }))
type Sizes = Readonly<Record<string, { readonly width: number; readonly height: number }>>
const offsetSchema = v.strictObject({ x: v.pipe(v.number(), v.finite()), y: v.pipe(v.number(), v.finite()) })

/** Settings tab 11: the component window. */
export const dialogSettings = defineSettings('dialog', {
  isDialogMac: field.toggle(true, { desktopOnly: true }),
  isDialogBtnLeft: field.toggle(true, { desktopOnly: true }),
  dialogWidth: field.slider(1200, { min: 300, max: 1600, desktopOnly: true, stays: true }),
  dialogHeight: field.slider(750, { min: 200, max: 900, desktopOnly: true, stays: true }),
  /** By app: the size that the user gave its window last, in px. */
  dialogSizes: field.value<Sizes>({}, repairBySchema(sizesSchema), { stays: true }),
  /** Whether windows reopen with their last size and position. */
  isDialogSize: field.toggle(true, { desktopOnly: true }),
  isDialogPosition: field.toggle(false, { desktopOnly: true }),
  dialogTranslate: field.value({ x: 0, y: 0 }, repairBySchema(offsetSchema), { stays: true }),
  dialogRadius: field.slider(8, { min: 0, max: 30 }),
  dialogOpacity: field.slider(30, { min: 0, max: 100, unit: 'percent' }),
  isDialogMask: field.toggle(false, { desktopOnly: true }),
  dialogVague: field.slider(20, { min: 0, max: 40, when: off('isDialogMask') }),
  dialogMaskVague: field.slider(8, { min: 0, max: 30, when: on('isDialogMask'), desktopOnly: true }),
  isDialogAnimation: field.toggle(true, { stays: true }),
  dialogAnimationSpeed: field.slider(300, { min: 100, max: 600, step: 10, unit: 'ms', when: on('isDialogAnimation') }),
})

/** The factor by which radius and blur are drawn: the spec's defaults, 8 and 20, are the design's 16 and 40 px. */
export const WINDOW_FACTOR = 2
/** The factor by which the radius of a sheet is drawn: the spec's default is the design's 28 px. */
export const SHEET_FACTOR = 3.5
