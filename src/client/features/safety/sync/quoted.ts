import { messages } from './messages.ts'

/** Names in a sentence: each in quotes. @param hasMore whether there are others */
export function joinQuoted(names: readonly string[], hasMore: boolean): string {
  const joined = names
    .map((name) => messages('choice.quoted', { name }))
    .reduce((one, other) => (one === '' ? other : messages('choice.pair', { one, other })), '')
  return hasMore ? messages('choice.andMore', { names: joined }) : joined
}
