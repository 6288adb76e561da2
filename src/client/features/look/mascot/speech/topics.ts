import type { Occasion } from './choose-line.ts'

/** What a widget has to say now; undefined for nothing. */
export type Topic = () => Occasion | undefined | Promise<Occasion | undefined>

const topics = new Map<string, Topic>()

/** Gives the mascot something to speak about. @param owner whose it is: a second one replaces the first */
export const provideTopic = (owner: string, topic: Topic): void => void topics.set(owner, topic)

/** What widgets have to say now; one that fails has nothing. */
export async function currentTopics(): Promise<readonly Occasion[]> {
  const told = await Promise.allSettled([...topics.values()].map(async (topic) => topic()))
  return told.flatMap((one) => (one.status === 'fulfilled' && one.value !== undefined ? [one.value] : []))
}
