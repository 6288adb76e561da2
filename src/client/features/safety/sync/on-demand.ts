import type { Section } from '../../../../shared/entities/section.ts'
import type { Outcome } from './syncer/ports.ts'
import type { Choice, VanishAnswer } from './syncer/pull.ts'

const runs = async () => (await import('./follow-sync.ts')).currentRuns()

/** Makes everything the same now, as the user asks for it. @returns undefined if nobody is logged in */
export const backUpNow = async (): Promise<Outcome | undefined> => (await runs())?.run({ push: true, isAsked: true })

/**
 * Begins the sync as the user has chosen at his login. Rejects if the cloud does not answer: nothing has changed then.
 * @public the dialog at a login asks
 */
export const chooseSide = async (choice: Choice): Promise<void> => (await runs())?.join(choice)

/**
 * Goes on with a section of which items of this device were to vanish.
 * @public the settings tab asks
 */
export async function answerVanish(section: Section, answer: VanishAnswer): Promise<void> {
  await (await runs())?.run({ push: true, isAsked: true, vanishAnswers: new Map([[section, answer]]) })
}
