import type { Occasion } from './choose-line.ts'

/** What a widget has to say now; undefined for nothing. */
export type Topic = () => Occasion | undefined

const topics = new Map<string, Topic>()

/** Gives the mascot something to speak about. @param owner whose it is: a second one replaces the first */
export const provideTopic = (owner: string, topic: Topic): void => void topics.set(owner, topic)

/** What widgets have to say now. */
export const currentTopics = (): readonly Occasion[] =>
  [...topics.values()].flatMap((topic) => {
    const occasion = topic()
    return occasion === undefined ? [] : [occasion]
  })
