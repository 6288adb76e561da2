import { expect, test } from 'vitest'
import { all, incompleteIn, key, needState, nothing, optional, password, server, user } from './needs.ts'

const account = all(
  { at: server('LIBRARY_URL'), user: user('LIBRARY_USER'), password: password('LIBRARY_PASSWORD') },
  'an account',
)
const WHOLE = { LIBRARY_URL: 'https://nas.local', LIBRARY_USER: 'reader', LIBRARY_PASSWORD: 'sesame' }

test('a need is set when all of it is, and gives its value', () => {
  expect(needState(nothing, {})).toBe('none')
  expect(needState(key('SOME_KEY'), {})).toBe('unset')
  expect(needState(key('SOME_KEY'), { SOME_KEY: 'abc' })).toBe('set')
  expect(needState(account, WHOLE)).toBe('set')
  expect(account.read(WHOLE)).toEqual({ at: 'https://nas.local', user: 'reader', password: 'sesame' })
})

test('what is missing of a part is told by all that must be set together', () => {
  expect(incompleteIn(account, {})).toEqual([])
  expect(incompleteIn(account, WHOLE)).toEqual([])
  const { LIBRARY_USER: _user, ...part } = WHOLE
  expect(needState(account, part)).toBe('unset')
  expect(incompleteIn(account, part)).toEqual(['LIBRARY_URL', 'LIBRARY_USER', 'LIBRARY_PASSWORD'])
})

test('what is optional is neither wanted nor replaced by a placeholder', () => {
  const need = all({ at: server('OWN_URL'), key: optional(key('OWN_KEY')) }, 'a server')
  expect(need.read({})).toEqual({ at: 'https://unset.invalid', key: undefined })
  expect(incompleteIn(need, { OWN_KEY: 'abcdefgh' })).toEqual([])
  expect(incompleteIn(need, { OWN_URL: 'https://own.example' })).toEqual([])
  expect(need.read({ OWN_URL: 'https://own.example', OWN_KEY: 'abcdefgh' })).toEqual({
    at: 'https://own.example',
    key: 'abcdefgh',
  })
  expect(needState(optional(server('OWN_URL')), {})).toBe('none')
})
