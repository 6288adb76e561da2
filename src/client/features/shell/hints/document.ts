import { defineDocument } from '../../../core/documents/document.ts'
import { HINTS, type Hint, isHint } from './model.ts'

/** The hints that have neither been followed nor closed yet; none except for a new user. Not undoable. */
export const waitingHints = defineDocument<readonly Hint[]>({
  id: 'hints',
  section: 'more',
  travels: 'device',
  undoable: false,
  initial: [],
  schema: {
    parse(input) {
      if (!Array.isArray(input)) return { ok: false, reason: 'not a list of hints' }
      const repaired = input.filter((one) => !isHint(one)).map((_, index) => `hints.${index}`)
      return { ok: true, value: HINTS.filter((one) => input.includes(one)), repaired }
    },
  },
})
