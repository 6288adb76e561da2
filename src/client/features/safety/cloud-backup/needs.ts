import type { Section } from '../../../../shared/entities/section.ts'
import { FILE_LIMITS, sectionLimit } from '../../../../shared/entities/sync.ts'
import { language } from '../../../core/text/i18n.ts'
import type { Need } from '../../data/sync-status/index.ts'
import { historyMessages } from '../local-history/lazy.ts'
import { messages } from './messages.ts'

/** What is the user's to settle; that other devices write all the time ends by itself. */
export type UserNeed = Exclude<Need, { readonly kind: 'paused' }>

const isForUser = (need: Need): need is UserNeed => need.kind !== 'paused'

export const needsOfUser = (needs: readonly Need[]): readonly UserNeed[] => needs.filter(isForUser)

/** A need in words: what it is, and what can be done. */
export function wordsOf(need: UserNeed): { readonly title: string; readonly text: string } {
  const { kind } = need
  const section = 'section' in need ? historyMessages(`section.${need.section}`) : ''
  const count = kind === 'vanish' ? need.vanishing : 0
  return {
    title: messages(`need.${kind}`, { section, count }),
    text: messages(`needText.${kind}`, limitsOf(need)),
  }
}

function limitsOf(need: UserNeed): Readonly<Record<string, string | number>> {
  if (need.kind === 'tooLarge') return { limit: limitText(sectionLimit(need.section)) }
  return { limit: limitText(FILE_LIMITS.bytes), files: FILE_LIMITS.files }
}

/** A limit as it was set, in units of 1024: 50 MB, 256 kB. */
function limitText(bytes: number): string {
  const [unit, size] = bytes < 2 ** 20 ? ['kilobyte', 2 ** 10] : ['megabyte', 2 ** 20]
  return new Intl.NumberFormat(language(), { style: 'unit', unit, unitDisplay: 'short' }).format(bytes / size)
}

/** The section whose largest parts are to be shown. */
export const tooLargeSection = (need: UserNeed): Section | undefined =>
  need.kind === 'tooLarge' ? need.section : undefined

/** Whether a file of one's own is a way out for now. */
export const offersExport = ({ kind }: Need): boolean => ['tooLarge', 'unreadable', 'full'].includes(kind)
