import { expect, test } from 'vitest'
import { problemsOf } from './model.ts'

test('a name, an icon and something to share are wanted', () => {
  const draft = { name: ' ', info: '', icon: '', type: 1, signed: true }
  expect(problemsOf(draft, 0)).toEqual(['name', 'icon', 'tiles'])
  expect(problemsOf({ ...draft, name: '周末', icon: 'sun' }, 3)).toEqual([])
})
