import type { ChatMessage } from '../../../../shared/chat/frames.ts'
import { senderName } from '../../../../shared/chat/sender-name.ts'

/** Somebody as his last message shows him. */
export type Person = Pick<ChatMessage, 'username' | 'nickname' | 'head'>

/**
 * Who has spoken, the last first, without the user.
 * @param most so many people at most
 */
export function lastSpeakers(messages: readonly ChatMessage[], me: string, most: number): readonly Person[] {
  const people = new Map<string, Person>()
  for (let at = messages.length - 1; at >= 0 && people.size < most; at -= 1) {
    const message = messages[at]
    if (message === undefined || message.username === me || people.has(message.username)) continue
    people.set(message.username, message)
  }
  return [...people.values()]
}

/** The people whose names have what was typed, those first whose names begin with it. */
export function peopleNamed(people: readonly Person[], typed: string): readonly Person[] {
  const wanted = typed.toLowerCase()
  const namesOf = (person: Person) => [senderName(person).toLowerCase(), person.username.toLowerCase()]
  const begins = (person: Person) => namesOf(person).some((name) => name.startsWith(wanted))
  const has = people.filter((person) => namesOf(person).some((name) => name.includes(wanted)))
  return [...has.filter(begins), ...has.filter((person) => !begins(person))]
}
