import type { HiddenSettings } from '../../../core/documents/fields/settings.ts'
import type { live2dSettings } from './settings.ts'

const BY_HAND = 'it is set by dragging the mascot'

/** The fields that no tab shows. */
export default {
  live2d: { right: BY_HAND, bottom: BY_HAND } satisfies HiddenSettings<typeof live2dSettings>,
}
