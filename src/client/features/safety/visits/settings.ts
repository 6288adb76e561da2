import { field } from '../../../core/documents/fields/field.ts'
import { defineSettings } from '../../../core/documents/fields/settings.ts'

/** Whether the server notes on which days the user was here (decisions.md "visit record"). */
export const visitSettings = defineSettings('visits', { isVisitNoted: field.toggle(false) }, 'more')
