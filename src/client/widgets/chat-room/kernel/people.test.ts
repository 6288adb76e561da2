import { expect, test } from 'vitest'
import type { ChatMessage } from '../../../../shared/chat/frames.ts'
import { senderName } from '../../../../shared/chat/sender-name.ts'
import { lastSpeakers, peopleNamed } from './people.ts'

const said = (username: string, nickname = ''): ChatMessage => ({
  ...{ chatId: 1, time: 1, nonce: '', kind: 0, color: '#ffffff', size: 20, head: '', text: 'x' },
  ...{ username, nickname },
})

test('who spoke last comes first, once and without the user', () => {
  const messages = ['a', 'b', 'me', 'a', 'c', 'c'].map((name) => said(name))
  expect(lastSpeakers(messages, 'me', 8).map(({ username }) => username)).toEqual(['c', 'a', 'b'])
  expect(lastSpeakers(messages, 'me', 2)).toHaveLength(2)
})

test('people are found by either name, those first whose name begins so', () => {
  const people = [said('wang', '小林'), said('lin', '林间'), said('zhou', '晚舟')]
  expect(peopleNamed(people, '林').map(senderName)).toEqual(['林间', '小林'])
  expect(peopleNamed(people, 'LIN').map(senderName)).toEqual(['林间'])
  expect(peopleNamed(people, '')).toHaveLength(3)
})

test('whoever has no nickname is called by his user name', () => {
  expect(senderName(said('lin', ' '))).toBe('lin')
})
