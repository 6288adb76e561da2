import { expect, test } from 'vitest'
import { problemsOfLogin, problemsOfRegistration } from './model.ts'

test('a login is by username or e-mail address, and any password', () => {
  expect(problemsOfLogin({ name: 'lin_qiu ', password: 'x' })).toEqual({})
  expect(problemsOfLogin({ name: 'lin@example.org', password: 'x' })).toEqual({})
  expect(problemsOfLogin({ name: '林秋', password: '' })).toEqual({ name: 'nameOrEmailFormat', password: 'empty' })
})

test('a registration follows the rules of the server', () => {
  const draft = { name: 'lin', password: 'abc123', again: 'abc123' }
  expect(problemsOfRegistration(draft, 'seed')).toEqual({})
  expect(problemsOfRegistration(draft, 'asvs')).toEqual({ password: 'passwordFormat.asvs' })
  expect(problemsOfRegistration({ name: 'lin qiu', password: 'a-b', again: '' }, 'seed')).toEqual({
    name: 'nameFormat',
    password: 'passwordFormat.seed',
    again: 'different',
  })
  expect(
    problemsOfRegistration({ ...draft, password: '长长的口令和标点！', again: '长长的口令和标点！' }, 'asvs'),
  ).toEqual({})
})
