import type { Section } from '../../../../shared/entities/section.ts'
import type { FoundSides } from './find-sides.ts'
import type { Outcome } from './syncer/ports.ts'
import type { Choice, VanishAnswer } from './syncer/pull.ts'

const runs = async () => (await import('./follow-sync.ts')).currentRuns()

/** Makes everything the same now, as the user asks for it. @returns undefined if nobody is logged in */
export const backUpNow = async (): Promise<Outcome | undefined> => (await runs())?.run({ push: true, isAsked: true })

/**
 * Begins the sync as the user has chosen at his login. Rejects if the cloud does not answer, or cannot be read and is to
 * be restored: nothing has changed then.
 * @returns the outcome of the first run after it, which may fail without harm; undefined if nobody is logged in
 */
export const chooseSide = async (choice: Choice): Promise<Outcome | undefined> => (await runs())?.join(choice)

/** Reads what there is to choose from; rejects as `readSides`. @returns undefined if nobody is logged in */
export const readChoice = async (): Promise<FoundSides | undefined> => (await runs())?.sides()

/** Goes on with a section of which items of this device were to vanish. @returns undefined if nobody is logged in */
export const answerVanish = async (section: Section, answer: VanishAnswer): Promise<Outcome | undefined> =>
  (await runs())?.run({ push: true, isAsked: true, vanishAnswers: new Map([[section, answer]]) })
