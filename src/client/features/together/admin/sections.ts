import type { Waiting } from '../../../../shared/api/admin-overview.ts'
import type { OverviewAnswer } from './overview/use-overview.ts'

/** The sections of the desk in the order of its rail, each with a name of the icon set. */
export const SECTIONS = {
  overview: 'grid',
  users: 'user',
  waiting: 'inbox',
  reports: 'alert',
  feedback: 'chat',
  invitations: 'mail',
  notices: 'bell',
  log: 'list',
} as const
export type Section = keyof typeof SECTIONS

/** What a section is drawn with. */
export interface SectionProps {
  readonly overview: OverviewAnswer
  /** Shows another section. */
  readonly onGo: (section: Section) => void
}

/** What waits in a section. */
export const WAITS: Readonly<Partial<Record<Section, readonly Waiting[]>>> = {
  waiting: ['shares', 'icons'],
  reports: ['reports'],
  feedback: ['feedback'],
}

interface Counted {
  readonly name: Waiting
  readonly count: number
}

/** How much waits in a section; undefined where nothing ever does. */
export function waitsIn(section: Section, waiting: readonly Counted[]): number | undefined {
  const names = WAITS[section]
  if (names === undefined) return undefined
  return waiting.filter(({ name }) => names.includes(name)).reduce((sum, { count }) => sum + count, 0)
}

export const isSection = (text: string): text is Section => Object.hasOwn(SECTIONS, text)
